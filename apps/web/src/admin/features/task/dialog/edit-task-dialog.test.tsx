import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf, failOnDemand } from "../../../../testing/api.ts";
import { ApiFailure } from "../../../../testing/api-failure.ts";
import { renderDialog } from "../../../testing/render-dialog.tsx";
import { savedByGrace } from "../../../testing/saved-by-grace.ts";
import { expectToast } from "../../../testing/toast.ts";
import { writeTests } from "../testing/full-task.ts";
import { button, EMPTY, expectClosed, field, fill } from "../testing/task-dialog-fields.ts";
import { EditTaskDialog } from "./task-form-dialogs.tsx";

const open = () => renderDialog((onClose) => <EditTaskDialog task={writeTests} onClose={onClose} />);

test("fills the edit form with the stored task, and sends all of its fields", async () => {
  const { user } = await open();
  answerApi({ task: { update: () => writeTests } });
  const dialog = screen.getByRole("dialog", { name: "Edit Task" });
  expect(dialog).toHaveTextContent("Update the details of this task");
  expect(field("Title")).toHaveValue("Write tests");
  expect(field("Status")).toHaveValue("In progress");
  expect(field("Priority")).toHaveValue("High");
  expect(field("Release")).toHaveValue("1.2");
  expect(field("Dependencies")).toHaveValue("#3, Choose a runner");
  expect(field("Description")).toHaveValue("Of what people do.");
  expect(field("Details")).toHaveValue("  - forms\n  - lists\n");
  expect(button("Document")).toHaveAttribute("aria-expanded", "true");
  expect(field("Document URL")).toHaveValue("https://example.org/docs/tests.md");
  expect(field("Link text")).toHaveValue("How to test");

  for (const name of ["Priority", "Release", "Dependencies", "Description", "Document URL", "Link text"]) {
    await user.clear(field(name));
  }
  await user.click(field("Status"));
  await user.click(await screen.findByRole("option", { name: "Completed" }));
  await user.click(button("Update Task"));
  await expectClosed();
  await expectToast("Task updatedYour task has been updated successfully.");
  expect(callsOf("task.update")).toEqual([
    {
      ...EMPTY,
      id: 12,
      version: 3,
      title: "Write tests",
      status: "completed",
      details: "  - forms\n  - lists\n",
    },
  ]);
});

test("reports why an edit failed, and stays open", async () => {
  const { user } = await open();
  const late = failOnDemand(new ApiFailure(404, "There is no such task"));
  answerApi({ task: { update: late.answer } });
  await fill(user, "Title", "Write tests of forms");
  await user.click(button("Update Task"));
  expect(button("Updating...")).toHaveAttribute("aria-disabled", "true");
  late.fail();
  await expectToast("Failed to update taskThere is no such task");
  expect(screen.getByRole("dialog", { name: "Edit Task" })).toBeInTheDocument();
});

test("resolves an edit conflict of a task field by field", async () => {
  const current = {
    ...writeTests,
    version: 4,
    status: "completed" as const,
    title: "Write good tests",
    details: "  - forms\n    - dialogs\n  - lists\n",
    documentUrl: null,
  };
  const { user } = await open();
  answerApi({ task: { update: savedByGrace(current, () => writeTests) } });
  await fill(user, "Title", "Write tests of forms");
  await user.clear(field("Priority"));
  await user.click(button("Update Task"));
  const question = await screen.findByRole("dialog", { name: "Someone else saved this" });
  const group = (name: string) => within(question).getByRole("group", { name: new RegExp(`^${name}`) });
  const groups = within(question).getAllByRole("group");
  expect(groups.map((one) => one.querySelector("legend")?.textContent)).toEqual([
    "Title Both of you changed it.",
    "Status Only Grace changed it.",
    "Priority Only you changed it.",
    "Details Only Grace changed it.",
    "Document URL Only Grace changed it.",
  ]);
  expect(group("Status")).toHaveTextContent("Saved by GraceCompletedYoursIn progressBefore: In progress");
  await user.click(within(group("Title")).getByRole("radio", { name: "Yours" }));
  await user.click(within(group("Status")).getByRole("radio", { name: "Yours" }));
  await user.click(within(question).getByRole("button", { name: "Save chosen" }));
  await expectClosed();
  await expect
    .poll(() => callsOf("task.update").at(-1))
    .toEqual({
      id: 12,
      version: 4,
      title: "Write tests of forms",
      status: "in-progress",
      priority: "",
      release: "1.2",
      dependencies: "#3, Choose a runner",
      description: "Of what people do.",
      details: "  - forms\n    - dialogs\n  - lists\n",
      documentUrl: null,
      titleText: "How to test",
    });
  await expectToast("Task updated");
  expect(screen.queryByText("Failed to update task")).toBeNull();
});
