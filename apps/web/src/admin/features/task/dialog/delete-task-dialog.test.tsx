import type { Task } from "@saywhere/validators/tasks/task";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../../testing/api.ts";
import { failsWith } from "../../../../testing/api-failure.ts";
import { expectFocus } from "../../../../testing/expect-focus.ts";
import { renderDialog } from "../../../testing/render-dialog.tsx";
import { expectToast, toastButton } from "../../../testing/toast.ts";
import { writeTests } from "../testing/full-task.ts";
import { button, expectClosed } from "../testing/task-dialog-fields.ts";
import { DeleteTaskDialog } from "./task-dialogs.tsx";

const open = (task: Task = writeTests) =>
  renderDialog((onClose) => <DeleteTaskDialog task={task} onClose={onClose} />);

test("deletes a task after a confirmation that names it, and restores it on undo", async () => {
  const { user } = await open({ ...writeTests, title: "[Write tests](tests.md)" });
  const dialog = screen.getByRole("dialog", { name: "Confirm Deletion" });
  expect(
    within(dialog).getByText("Are you sure you want to delete this task? This action cannot be undone."),
  ).toBeInTheDocument();
  expect(dialog).toHaveTextContent("#12 Write tests");
  await expectFocus(() => button("Cancel"));
  const answer = Promise.withResolvers<{ success: true }>();
  answerApi({
    task: { delete: () => answer.promise },
    activity: { undoDelete: () => ({ success: true }) },
  });
  await user.click(button("Delete"));
  expect(button("Deleting...")).toHaveAttribute("aria-disabled", "true");
  answer.resolve({ success: true });
  await expectClosed();
  await expectToast("Task deletedYour task has been deleted successfully.");
  expect(callsOf("task.delete")).toEqual([{ id: 12 }]);
  await user.click(await toastButton("Undo"));
  await expectToast("Task restored");
  expect(callsOf("activity.undoDelete")).toEqual([{ kind: "task", record_id: 12 }]);
});

test("keeps the confirmation open when the task could not be deleted", async () => {
  const { user } = await open();
  answerApi({ task: { delete: failsWith(500, "Something went wrong on our side") } });
  await user.click(button("Delete"));
  const dialog = screen.getByRole("dialog", { name: "Confirm Deletion" });
  expect(await within(dialog).findByRole("alert")).toHaveTextContent("Something went wrong on our side");
  await expectToast("Failed to delete taskSomething went wrong on our side");
  await user.click(button("Cancel"));
  await expectClosed();
});
