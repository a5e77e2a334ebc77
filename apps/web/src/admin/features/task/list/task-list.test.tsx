import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type ApiAnswers, answerApi, callsOf } from "../../../../testing/api.ts";
import { failsWith } from "../../../../testing/api-failure.ts";
import { expectFocus } from "../../../../testing/expect-focus.ts";
import { renderAdmin } from "../../../testing/render-admin.tsx";
import { expectToast } from "../../../testing/toast.ts";
import {
  answerTasks,
  button,
  card,
  inCard,
  openTasks,
  settleAfterEach,
  shownNumbers,
  task,
} from "../testing/open-tasks.ts";

settleAfterEach();

const full = task(12, {
  title: "Write tests",
  status: "in-progress",
  release: "1.0",
  priority: "High",
  dependencies: "Nothing yet",
  description: "For every screen.",
  details: "one\n  two",
});
/** Responses for a document's dialog. */
const DOCUMENT: ApiAnswers = {
  document: {
    get: ({ documentId }) => ({
      id: 1,
      documentId,
      content: "# The plan",
      version: 1,
      updatedAt: "2026-11-20T12:00:00.000Z",
    }),
  },
};
const done = task(3, { title: "Design", status: "completed" });

test("shows all fields of a task on its card", async () => {
  await openTasks([full, task(2, { title: "Empty" })]);
  expect(screen.getByRole("heading", { level: 1, name: "Task Manager" })).toBeVisible();
  expect(screen.getByText("Manage your project tasks and track progress")).toBeVisible();
  expect(document.title).toBe("Tasks | Saywhere Admin");
  expect(inCard("Write tests").getByText("#12")).toBeVisible();
  expect(inCard("Write tests").getByRole("heading", { level: 2, name: "Write tests" })).toBeVisible();
  const badges = inCard("Write tests").getAllByRole("listitem");
  expect(badges.map(({ textContent }) => textContent)).toEqual([
    "Release: 1.0",
    "Priority: High",
    "Dependencies: Nothing yet",
  ]);
  expect(inCard("Write tests").getByText("For every screen.")).toBeVisible();
  const details = card("Write tests").querySelector("pre");
  expect(details?.textContent).toBe("one\n  two");
  expect(card("Empty").querySelector("pre, ul, p")).toBeNull();
});

test("tints completed and in-progress cards, and offers only the history of completed ones", async () => {
  await openTasks([done, full, task(1)]);
  const row = (name: string) => card(name).closest("li") as HTMLElement;
  expect(row("Design")).toHaveAttribute("data-status", "completed");
  expect(row("Write tests")).toHaveAttribute("data-status", "in-progress");
  expect(row("Task 1")).toHaveAttribute("data-status", "pending");
  const names = (name: string) =>
    within(row(name))
      .getAllByRole("button")
      .map((one) => one.getAttribute("aria-label"));
  expect(names("Design")).toEqual(["Completed: Design. Mark as pending", "History of Design"]);
  expect(names("Write tests")).toEqual([
    "Reorder Write tests",
    "In progress: Write tests. Mark as completed",
    "Move Up Write tests",
    "Move Down Write tests",
    "Edit Write tests",
    "History of Write tests",
    "Delete Write tests",
  ]);
});

test("truncates long details until they are expanded", async () => {
  const details = Array.from({ length: 30 }, (_, line) => `line ${line + 1}`).join("\n");
  const { user } = await openTasks([
    task(1, { details }),
    task(2, { details: `${"x".repeat(799)}👋${"x".repeat(5_000)}` }),
  ]);
  const text = (name: string) => card(name).querySelector("pre")?.textContent ?? "";
  expect(text("Task 1")).toContain("line 8…");
  expect(text("Task 1")).not.toContain("line 9");
  // The cut does not split an emoji.
  expect(text("Task 2")).toBe(`${"x".repeat(799)}…`);
  const more = inCard("Task 1").getByRole("button", { name: "Show all of the details of Task 1" });
  await user.click(more);
  expect(text("Task 1")).toBe(details);
  expect(more).toHaveAttribute("aria-expanded", "true");
  await user.click(inCard("Task 1").getByRole("button", { name: /^Show less/ }));
  expect(text("Task 1")).not.toContain("line 9");
});

test("shows a spinner while tasks load, and an empty state without tasks", async () => {
  const answer = Promise.withResolvers<never[]>();
  const { user, router } = await renderAdmin("/tasks", { answers: { task: { list: () => answer.promise } } });
  expect(await screen.findByText("Loading tasks...")).toBeInTheDocument();
  answer.resolve([]);
  expect(await screen.findByText("No tasks yet. Create your first task to get started.")).toBeVisible();
  expect(screen.queryByText("Loading tasks...")).not.toBeInTheDocument();
  expect(screen.queryByRole("group", { name: "Status" })).not.toBeInTheDocument();
  const [first, second] = screen.getAllByRole("button", { name: "Add Task" });
  await user.click(second as HTMLElement);
  expect(await screen.findByRole("dialog", { name: "Create a new task" })).toBeVisible();
  expect(router.state.location.searchStr).toBe("?adding=true");
  router.history.back();
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  expect(first).toBeVisible();
});

test("shows an error with a retry button when the tasks fail to load", async () => {
  const list = failsWith(503, "The database is not responding.");
  const { user } = await renderAdmin("/tasks", { answers: { task: { list } } });
  expect(await screen.findByRole("alert")).toHaveTextContent("The database is not responding.");
  answerApi(answerTasks([full]));
  await user.click(button("Try again"));
  expect(await screen.findByRole("article", { name: "Write tests" })).toBeVisible();
});

test("completes a task by its status icon, and makes a completed one pending", async () => {
  const { user } = await openTasks([done, full]);
  await user.click(button("In progress: Write tests. Mark as completed"));
  await expectToast("Task updatedYour task has been updated successfully.");
  const press = button("Completed: Write tests. Mark as pending");
  await expectFocus(() => press);
  await user.click(button("Completed: Design. Mark as pending"));
  await expectFocus(() => screen.findByRole("button", { name: "Pending: Design. Mark as completed" }));
  await expect
    .poll(() => callsOf("task.toggle"))
    .toEqual([
      { id: 12, status: "in-progress" },
      { id: 3, status: "completed" },
    ]);
});

test("opens a document from a linked title, and drops an invalid document from the URL", async () => {
  const linked = task(4, { title: "[The plan](/docs/plan.md)" });
  const { user, router } = await openTasks([linked, done], "?edit=3&document=3", DOCUMENT);
  await expect.poll(() => router.state.location.searchStr).toBe("");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await user.click(button("The plan"));
  expect(router.state.location.searchStr).toBe("?document=4");
  expect(await screen.findByRole("dialog", { name: "The plan" })).toBeVisible();
  await expect.poll(() => callsOf("document.get")).toEqual([{ documentId: "plan.md" }]);
});

test("shows the title text of a task with a document as the link, and its title below", async () => {
  const linked = task(4, { title: "Record", documentUrl: "/docs/plan.md", titleText: "How to record" });
  const { user } = await openTasks([linked], "", DOCUMENT);
  const linkedCard = inCard("How to record");
  expect(linkedCard.getByText("Record")).toBeVisible();
  expect(linkedCard.getByRole("button", { name: "Edit Record" })).toBeVisible();
  await user.click(within(linkedCard.getByRole("heading")).getByRole("button", { name: "How to record" }));
  expect(await screen.findByRole("dialog", { name: "Record" })).toBeVisible();
  await expect.poll(() => callsOf("document.get")).toEqual([{ documentId: "plan.md" }]);
});

test("opens the dialogs for editing, deleting and the history", async () => {
  const { user, router } = await openTasks([full], "", {
    activity: { history: () => ({ label: "Write tests", exists: true, entries: [] }) },
  });
  await user.click(button("Edit Write tests"));
  expect(router.state.location.searchStr).toBe("?edit=12");
  expect(await screen.findByRole("dialog", { name: "Edit Task" })).toBeVisible();
  await user.keyboard("{Escape}");
  await expect.poll(() => router.state.location.searchStr).toBe("");
  await user.click(button("Delete Write tests"));
  expect(await screen.findByRole("dialog", { name: "Confirm Deletion" })).toBeVisible();
  await user.keyboard("{Escape}");
  await user.click(button("History of Write tests"));
  expect(await screen.findByRole("dialog", { name: "History" })).toBeVisible();
  await expect.poll(() => callsOf("activity.history")).toEqual([{ kind: "task", record_id: 12 }]);
});

test("reloads the list when the window gets the focus, and keeps an open dialog", async () => {
  await openTasks([full], "?edit=12");
  expect(await screen.findByRole("dialog", { name: "Edit Task" })).toBeVisible();
  answerApi(answerTasks([task(1)]));
  window.dispatchEvent(new Event("focus"));
  await expect.poll(() => callsOf("task.list")).toHaveLength(2);
  await expect.poll(shownNumbers).toEqual([1]);
  expect(screen.getByRole("dialog", { name: "Edit Task" })).toBeVisible();
});
