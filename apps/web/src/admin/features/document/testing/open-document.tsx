import { QueryClientProvider } from "@tanstack/react-query";
import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { type ApiAnswers, answerApi, apiOrigin } from "../../../../testing/api.ts";
import { createQueryClient } from "../../../lib/api/query-client.ts";
import { createApiClient, TRPCProvider } from "../../../lib/api/trpc.ts";
import { renderBlock } from "../../../testing/render-block.tsx";
import { DocumentDialog } from "../document-dialog.tsx";

export const plan = {
  id: 4,
  documentId: "plan.md",
  content: "# The plan\n\nWrite it **down**.\n",
  version: 3,
  updatedAt: "2026-03-01T10:00:00.000Z",
};

/** Renders a page with a button that opens the dialog of a task's document, and presses it. */
export async function openDocument(answers: ApiAnswers, url = "/docs/plan.md?raw#top") {
  answerApi(answers);
  const queryClient = createQueryClient();
  const trpcClient = createApiClient(apiOrigin());
  const { user, leave } = await renderBlock(() => {
    const [open, setOpen] = useState(false);
    return (
      <QueryClientProvider client={queryClient}>
        <TRPCProvider trpcClient={trpcClient} queryClient={queryClient}>
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
          {open && <DocumentDialog title="Write the plan" url={url} onClose={() => setOpen(false)} />}
        </TRPCProvider>
      </QueryClientProvider>
    );
  });
  await user.click(screen.getByRole("button", { name: "Open" }));
  const dialog = await screen.findByRole("dialog", { name: "Write the plan" });
  const inDialog = within(dialog);
  const tab = (name: string) => inDialog.findByRole("tab", { name });
  return {
    user,
    leave,
    dialog,
    tab,
    press: async (name: string) => user.click(await inDialog.findByRole("button", { name })),
    save: () => inDialog.getByRole("button", { name: /^Sav(e|ing...)$/ }),
    /** Opens the Edit tab and returns its text area. */
    editor: async () => {
      await user.click(await tab("Edit"));
      return inDialog.findByRole<HTMLTextAreaElement>("textbox", { name: "Markdown" });
    },
    preview: async () => {
      await user.click(await tab("Preview"));
      return inDialog.getByRole("tabpanel", { name: "Preview" });
    },
  };
}

export const isOpen = () => screen.queryByRole("dialog", { name: "Write the plan" }) !== null;
