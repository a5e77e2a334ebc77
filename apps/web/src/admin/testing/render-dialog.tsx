import { QueryClientProvider } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { apiOrigin } from "../../testing/api.ts";
import { createQueryClient } from "../lib/api/query-client.ts";
import { createApiClient, TRPCProvider } from "../lib/api/trpc.ts";
import { renderBlock } from "./render-block.tsx";

/** Renders a dialog over a page whose button "Open" has opened it. */
export async function renderDialog(dialog: (onClose: () => void) => ReactNode) {
  const client = createApiClient(apiOrigin());
  const queryClient = createQueryClient();
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <QueryClientProvider client={queryClient}>
        <TRPCProvider trpcClient={client} queryClient={queryClient}>
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
          {open && dialog(() => setOpen(false))}
        </TRPCProvider>
      </QueryClientProvider>
    );
  }
  const block = await renderBlock(Page);
  await block.user.click(screen.getByRole("button", { name: "Open" }));
  return block;
}
