import type { History } from "@saywhere/validators/history/activity";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../../testing/api.ts";
import { HistoryDrawer } from "../../../lib/history/history-drawer.tsx";
import { renderDialog } from "../../../testing/render-dialog.tsx";
import { expectToast } from "../../../testing/toast.ts";
import { TASK_LABELS } from "../task-form.ts";

const edited: History["entries"][number] = {
  change_id: "31",
  change_set_id: "21",
  at: new Date().toISOString(),
  who: { person_id: 2, by_token: false, name: "Grace" },
  reason: "edit",
  action: "update",
  // In the order of the database's columns.
  fields: [
    { field: "status", before: "pending", after: "completed" },
    { field: "details", before: "  - forms\n  - lists", after: "  - forms\n    - dialogs\n  - lists" },
    { field: "priority", before: "Low", after: "High" },
    { field: "title_text", before: null, after: "How to test" },
    { field: "document_url", before: null, after: "/docs/tests.md" },
  ],
  current: true,
};
const added: History["entries"][number] = {
  ...edited,
  change_id: "30",
  action: "create",
  fields: [
    { field: "status", before: null, after: "pending" },
    { field: "title", before: null, after: "[Write tests](tests.md)" },
  ],
  current: false,
};

async function open() {
  answerApi({
    activity: { history: () => ({ label: "Write tests", exists: true, entries: [edited, added] }) },
  });
  const { user } = await renderDialog((onClose) => (
    <HistoryDrawer kind="task" recordId={12} onClose={onClose} fields={TASK_LABELS} />
  ));
  const drawer = screen.getByRole("dialog", { name: "History" });
  const entries = await within(drawer).findAllByRole("listitem");
  return { user, drawer, newest: entries[0] as HTMLElement, oldest: entries[1] as HTMLElement };
}

const terms = (entry: HTMLElement) =>
  within(entry)
    .getAllByRole("term")
    .map(({ textContent }) => textContent);

test("shows the history of a task with the labels of its form", async () => {
  const { drawer, newest, oldest } = await open();
  expect(drawer).toHaveTextContent("Write tests");
  expect(terms(newest)).toEqual(["Status", "Priority", "Details", "Document URL", "Link text"]);
  expect(terms(oldest)).toEqual(["Title", "Status"]);
  const [status, , details] = within(newest).getAllByRole("definition");
  expect(status).toHaveTextContent("PendingCompleted");
  expect(details?.textContent).toBe("  - forms\n    - dialogs\n  - lists");
  expect(within(details as HTMLElement).getByRole("insertion").textContent).toContain("- dialogs");
  await expect.poll(() => callsOf("activity.history")).toEqual([{ kind: "task", record_id: 12 }]);
});

test("restores an earlier version of a task after a confirmation, and reloads the tasks", async () => {
  const { user, drawer, oldest } = await open();
  answerApi({ activity: { restore: () => ({ success: true }) } });
  await user.click(within(oldest).getByRole("button", { name: "Restore this state" }));
  expect(drawer).toHaveTextContent(
    "Restore this task to this state? The current version stays in the history.",
  );
  await user.click(within(drawer).getByRole("button", { name: "Restore" }));
  await expectToast("Task restoredThe task was successfully restored.");
  expect(callsOf("activity.restore")).toEqual([{ change_id: "30", state: "after" }]);
  await expect.poll(() => callsOf("activity.history")).toHaveLength(2);
});
