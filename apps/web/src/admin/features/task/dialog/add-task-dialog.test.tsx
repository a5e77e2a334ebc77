import type { Task } from "@saywhere/validators/tasks/task";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../../testing/api.ts";
import { failsWith } from "../../../../testing/api-failure.ts";
import { expectFocus } from "../../../../testing/expect-focus.ts";
import { renderDialog } from "../../../testing/render-dialog.tsx";
import { expectToast } from "../../../testing/toast.ts";
import { writeTests } from "../testing/full-task.ts";
import { button, EMPTY, expectClosed, field, fill } from "../testing/task-dialog-fields.ts";
import { AddTaskDialog } from "./task-form-dialogs.tsx";

const open = () => renderDialog((onClose) => <AddTaskDialog onClose={onClose} />);

test("creates a task from the fields in their order, and requires only a title", async () => {
  const { user } = await open();
  const dialog = screen.getByRole("dialog", { name: "Create a new task" });
  const labels = within(dialog).getAllByText(/./, { selector: "label" });
  expect(labels.map(({ textContent }) => textContent?.replace(" *", ""))).toEqual([
    "Title",
    "Status",
    "Priority",
    "Release",
    "Dependencies",
    "Description",
    "Details",
    "Document URL",
    "Link text",
  ]);
  await expectFocus(() => field("Title"));
  expect(field("Status")).toHaveValue("Pending");
  expect(field("Priority")).toHaveValue("");
  expect(field("Details")).toHaveAttribute("rows", "4");
  expect(field("Dependencies")).toHaveAccessibleDescription(/#12 or titles, separated by commas/);
  expect(button("Document")).toHaveAttribute("aria-expanded", "false");

  await user.click(button("Create Task"));
  expect(field("Title")).toHaveAccessibleDescription("Title is required");
  await expectFocus(() => field("Title"));
  await fill(user, "Title", "   ");
  await user.click(button("Create Task"));
  expect(field("Title")).toHaveAccessibleDescription("Title is required");
  expect(callsOf("task.create")).toEqual([]);

  const answer = Promise.withResolvers<Task>();
  answerApi({ task: { create: () => answer.promise } });
  await fill(user, "Title", "Write tests ");
  await user.click(button("Create Task"));
  expect(button("Creating...")).toHaveAttribute("aria-disabled", "true");
  answer.resolve(writeTests);
  await expectClosed();
  await expectToast("Task createdYour task has been created successfully.");
  expect(callsOf("task.create")).toEqual([{ ...EMPTY, title: "Write tests" }]);
  await expectFocus(() => button("Open"));
});

test("sends all filled-in fields, with the spaces and line breaks of the details", async () => {
  const { user } = await open();
  answerApi({ task: { create: () => writeTests } });
  await fill(user, "Title", "Write tests");
  await user.click(field("Status"));
  const statuses = await screen.findAllByRole("option");
  expect(statuses.map(({ textContent }) => textContent)).toEqual(["Pending", "In progress", "Completed"]);
  await user.click(screen.getByRole("option", { name: "In progress" }));
  await fill(user, "Release", "1.2");
  await fill(user, "Dependencies", "#3, Choose a runner");
  await fill(user, "Description", "Of what people do.");
  await fill(user, "Details", "  - forms\n  - lists");
  await user.type(field("Priority"), "Urgent{Control>}{Enter}{/Control}");
  await expectClosed();
  await expect
    .poll(() => callsOf("task.create"))
    .toEqual([
      {
        ...EMPTY,
        title: "Write tests",
        status: "in-progress",
        priority: "Urgent",
        release: "1.2",
        dependencies: "#3, Choose a runner",
        description: "Of what people do.",
        details: "  - forms\n  - lists",
      },
    ]);
});

test("suggests priorities while typing, and other ones after a choice", async () => {
  const { user } = await open();
  const offered = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
  await user.click(field("Priority"));
  expect(offered()).toEqual(["High", "Medium", "Low"]);
  await user.type(field("Priority"), "me");
  expect(offered()).toEqual(["Medium"]);
  await user.click(screen.getByRole("option", { name: "Medium" }));
  expect(field("Priority")).toHaveValue("Medium");
  await user.click(field("Priority"));
  expect(offered()).toEqual(["High", "Medium", "Low"]);
});

test("attaches a document by its URL and shows its target", async () => {
  const { user } = await open();
  answerApi({ task: { create: () => writeTests } });
  await fill(user, "Title", "Write tests");
  await user.click(button("Document"));
  expect(field("Document URL")).toHaveAccessibleDescription(
    "The last segment is the name of the document, e.g. roadmap.md in /docs/roadmap.md.",
  );
  await fill(user, "Document URL", "https://example.org/docs/");
  await user.click(button("Document"));
  await user.click(button("Create Task"));
  // The invalid field is shown, even when its section was collapsed.
  expect(button("Document")).toHaveAttribute("aria-expanded", "true");
  expect(field("Document URL")).toHaveAccessibleDescription(/Invalid document URL/);
  await expectFocus(() => field("Document URL"));
  expect(callsOf("task.create")).toEqual([]);

  await user.type(field("Document URL"), "r");
  expect(field("Document URL")).toHaveAccessibleDescription("Links to the document “r”.");
  await fill(user, "Document URL", "https://example.org/docs/road%20map.md?raw=1#top");
  expect(field("Document URL")).toHaveAccessibleDescription("Links to the document “road map.md”.");
  await fill(user, "Link text", "The plan");
  await user.click(button("Create Task"));
  await expectClosed();
  await expect
    .poll(() => callsOf("task.create"))
    .toEqual([
      {
        ...EMPTY,
        title: "Write tests",
        documentUrl: "https://example.org/docs/road%20map.md?raw=1#top",
        titleText: "The plan",
      },
    ]);
});

test("shows the target of a title that is a link", async () => {
  const { user } = await open();
  await fill(user, "Title", "[Roadmap](docs/roadmap.md)");
  await user.click(button("Document"));
  expect(field("Document URL")).toHaveAccessibleDescription(
    "The title links to the document “roadmap.md”. A URL here overrides it.",
  );
});

test("reports why a task could not be created, and stays open", async () => {
  const { user } = await open();
  answerApi({ task: { create: failsWith(503, "The database is not responding.") } });
  await fill(user, "Title", "Write tests");
  await user.click(button("Create Task"));
  await expectToast("Failed to create taskThe database is not responding.");
  expect(screen.getByRole("dialog", { name: "Create a new task" })).toBeInTheDocument();
});
