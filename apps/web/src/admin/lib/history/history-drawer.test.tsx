import { SaywhereProvider } from "@saywhere/ui/theme/provider";
import { Toaster } from "@saywhere/ui/toasts/toaster";
import type { History } from "@saywhere/validators/history/activity";
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { type ApiAnswers, answerApi, apiOrigin, callsOf } from "../../../testing/api.ts";
import { failsWith } from "../../../testing/api-failure.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { editor } from "../../testing/people.ts";
import { createQueryClient } from "../api/query-client.ts";
import { createApiClient, TRPCProvider } from "../api/trpc.ts";
import { MeContext } from "../session/session.tsx";
import { HistoryDrawer } from "./history-drawer.tsx";

const grace = { person_id: 2, by_token: false, name: "Grace" };

const edited: History["entries"][number] = {
  change_id: "31",
  change_set_id: "21",
  at: new Date(Date.now() - 3_700_000).toISOString(),
  who: grace,
  reason: "edit",
  action: "update",
  fields: [
    { field: "native_text", before: "سلام", after: "سلام دوست" },
    { field: "usage_notes", before: "Said until late morning.", after: "Said until noon." },
  ],
  current: true,
};
const imported: History["entries"][number] = {
  ...edited,
  change_id: "30",
  reason: "import",
  action: "create",
  fields: [{ field: "native_text", before: null, after: "سلام" }],
  current: false,
};
const history: History = { label: "Hello in Farsi (Persian)", exists: true, entries: [edited, imported] };

async function open(activity: NonNullable<ApiAnswers["activity"]>) {
  answerApi({ activity: { history: () => history, ...activity } });
  const client = createApiClient(apiOrigin());
  const queryClient = createQueryClient();
  const onClose = vi.fn();
  render(
    <SaywhereProvider env="test">
      <QueryClientProvider client={queryClient}>
        <TRPCProvider trpcClient={client} queryClient={queryClient}>
          <MeContext value={editor}>
            <HistoryDrawer
              kind="translation"
              recordId={134}
              onClose={onClose}
              language={{ id: 1, code: "fa", direction: "rtl", script: "Arab" }}
            />
            <Toaster />
          </MeContext>
        </TRPCProvider>
      </QueryClientProvider>
    </SaywhereProvider>,
  );
  const drawer = screen.getByRole("dialog", { name: "History" });
  return { user: userEvent.setup(), drawer, onClose };
}

test("shows each change with its author and time, field by field, with old and new values", async () => {
  const { drawer } = await open({});
  const [newest, oldest] = await within(drawer).findAllByRole("listitem");
  expect(drawer).toHaveTextContent("Hello in Farsi (Persian)");
  expect(newest).toHaveTextContent(/Changed by Grace, 1 hour ago \(.* [AP]M\)/);
  expect(oldest).toHaveTextContent("Added by an import by Grace");
  expect(within(newest as HTMLElement).getByRole("deletion")).toHaveTextContent("late morning");
  expect(within(newest as HTMLElement).getAllByRole("insertion")[1]).toHaveTextContent("noon");
  const native = within(newest as HTMLElement).getByText(
    (_, element) => element?.getAttribute("lang") === "fa",
  );
  expect(native).toHaveAttribute("dir", "rtl");
  await expect.poll(() => callsOf("activity.history")).toEqual([{ kind: "translation", record_id: 134 }]);
});

test("restores an earlier version after a confirmation, shows a toast and reloads the history", async () => {
  const { user, drawer } = await open({ restore: () => ({ success: true }) });
  const [newest, oldest] = await within(drawer).findAllByRole("listitem");
  expect(within(newest as HTMLElement).queryByRole("button")).toBeNull();
  await user.click(within(oldest as HTMLElement).getByRole("button", { name: "Restore this state" }));
  expect(callsOf("activity.restore")).toEqual([]);
  await user.click(within(drawer).getByRole("button", { name: "Restore" }));
  expect(await screen.findByText("Translation restored")).toBeInTheDocument();
  expect(screen.getByText("The translation was successfully restored.")).toBeInTheDocument();
  await expect.poll(() => callsOf("activity.restore")).toEqual([{ change_id: "30", state: "after" }]);
  await expect.poll(() => callsOf("activity.history")).toHaveLength(2);
  await expect.poll(() => within(drawer).queryByRole("button", { name: "Restore" })).toBeNull();
});

test("restores a deleted record to its previous version", async () => {
  const { user, drawer } = await open({
    history: () => ({ ...history, exists: false, entries: [{ ...edited, action: "delete" }] }),
    restore: () => ({ success: true }),
  });
  await user.click(await within(drawer).findByRole("button", { name: "Restore" }));
  await user.keyboard("{Enter}");
  await expect.poll(() => callsOf("activity.restore")).toEqual([{ change_id: "31", state: "before" }]);
});

test("restores the first version, which no change produced", async () => {
  const { user, drawer } = await open({
    history: () => ({ ...history, entries: [edited] }),
    restore: () => ({ success: true }),
  });
  const [, first] = await within(drawer).findAllByRole("listitem");
  expect(first).toHaveTextContent("Original version");
  await user.click(within(first as HTMLElement).getByRole("button", { name: "Restore this state" }));
  await user.keyboard("{Enter}");
  await expect.poll(() => callsOf("activity.restore")).toEqual([{ change_id: "31", state: "before" }]);
});

test("shows the server's message for a rejected restore; Escape closes the confirmation, then the drawer", async () => {
  const { user, drawer, onClose } = await open({
    restore: failsWith(409, "Another language has the slug farsi now. Change that one first."),
  });
  const ask = await within(drawer).findByRole("button", { name: "Restore this state" });
  await user.click(ask);
  await user.keyboard("{Enter}");
  expect(await within(drawer).findByRole("alert")).toHaveTextContent(
    "Another language has the slug farsi now.",
  );
  expect(await screen.findByText("Failed to restore translation. Please try again.")).toBeInTheDocument();
  await user.keyboard("{Escape}");
  await expectFocus(() => within(drawer).getByRole("button", { name: "Restore this state" }));
  expect(onClose).not.toHaveBeenCalled();
});

test("shows an error with a retry button when the history fails to load", async () => {
  const { user, drawer } = await open({ history: failsWith(500, "Something went wrong on our side") });
  expect(await within(drawer).findByRole("alert")).toHaveTextContent("Something went wrong on our side");
  answerApi({ activity: { history: () => history } });
  await user.click(within(drawer).getByRole("button", { name: "Try again" }));
  expect(await within(drawer).findAllByRole("listitem")).toHaveLength(2);
});
