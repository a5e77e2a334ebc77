import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type ApiAnswers, callsOf } from "../../../testing/api.ts";
import type { ActivityEntry } from "../../lib/history/activity-sentence.ts";
import { activityEntry } from "../../testing/activity.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";

const saved = (id: number, headline: Partial<ActivityEntry["headline"]>, part: Partial<ActivityEntry> = {}) =>
  activityEntry(id, { ...part, headline: { ...activityEntry(id).headline, fields: [], ...headline } });

const open = (items: ActivityEntry[], activity: NonNullable<ApiAnswers["activity"]> = {}) =>
  renderAdmin("/activity", {
    answers: { people: { names: () => [] }, activity: { list: () => ({ items, next: null }), ...activity } },
  });

const entry = (name: RegExp) => screen.findByRole("button", { name });
/** The content of an open entry. */
const details = (button: HTMLElement) => within(button.closest("li") as HTMLElement);

test("shows the fields of a task change with the form's labels, including spaces and line breaks", async () => {
  const fields = [
    { field: "status", before: "pending", after: "in-progress" },
    { field: "document_url", before: null, after: "/docs/tests.md" },
    { field: "title_text", before: null, after: "How to test" },
    { field: "details", before: "- forms", after: "- forms\n  - lists" },
  ];
  const { user } = await open([saved(1, { kind: "task", record_id: 12, label: "Write tests", fields })]);
  const button = await entry(/Grace changed the task Write tests/);
  await user.click(button);
  expect(
    details(button)
      .getAllByRole("term")
      .map(({ textContent }) => textContent),
  ).toEqual(["Status", "Document URL", "Link text", "Details"]);
  const [status, , , text] = details(button).getAllByRole("definition");
  expect(status).toHaveTextContent("PendingIn progress");
  expect(text?.textContent).toBe("- forms\n  - lists");
});

test("shows the old and new position of a moved task, which cannot be undone", async () => {
  const { user } = await open([
    saved(
      1,
      { kind: "task_order", label: "Write tests", fields: [{ field: "place", before: 3, after: 1 }] },
      { reason: "reorder", undoable: false },
    ),
  ]);
  const button = await entry(/Grace moved the task Write tests/);
  await user.click(button);
  expect(details(button).getByRole("term")).toHaveTextContent("Place");
  expect(details(button).getByRole("deletion")).toHaveTextContent("3");
  expect(details(button).getByRole("insertion")).toHaveTextContent("1");
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("lists the moved tasks when several were reordered", async () => {
  const change = { kind: "task_order", action: "update", language_id: null } as const;
  const { user } = await open([saved(5, change, { reason: "reorder", undoable: false, change_count: 12 })], {
    changes: () => ({
      items: [
        {
          ...change,
          id: "1",
          record_id: 12,
          label: "Write tests",
          fields: [{ field: "place", before: 3, after: 1 }],
        },
        {
          ...change,
          id: "2",
          record_id: 13,
          label: "Ship",
          fields: [{ field: "place", before: 1, after: 3 }],
        },
      ],
      next: null,
    }),
  });
  const button = await entry(/Grace changed the order of 12 tasks/);
  await user.click(button);
  const moved = await screen.findAllByText(/^Moved task/);
  expect(moved.map(({ textContent }) => textContent)).toEqual(["Moved task Write tests", "Moved task Ship"]);
  expect(
    details(button)
      .getAllByRole("term")
      .map(({ textContent }) => textContent),
  ).toEqual(["Place", "Place"]);
});

test("loads the text of a document when its entry is opened", async () => {
  const document = {
    kind: "document",
    record_id: 7,
    label: "roadmap.md",
    action: "update",
    language_id: null,
  } as const;
  const fields = [{ field: "content", before: "# Plan\n\n- one", after: "# Plan\n\n- one\n  - two" }];
  const { user } = await open([saved(5, document)], {
    changes: () => ({ items: [{ ...document, id: "1", fields }], next: null }),
    undo: () => ({ success: true }),
  });
  const button = await entry(/Grace changed the document roadmap.md/);
  expect(callsOf("activity.changes")).toEqual([]);
  await user.click(button);
  const [content] = await details(button).findAllByRole("definition");
  expect(content?.textContent).toBe("# Plan\n\n- one\n  - two");
  expect(details(button).getByRole("term")).toHaveTextContent("Content");
  // The entry already names the document.
  expect(details(button).queryByText(/^Changed document/)).toBeNull();
  expect(callsOf("activity.changes")).toEqual([{ change_set_id: "5" }]);
  await user.click(details(button).getByRole("button", { name: "Undo" }));
  await user.keyboard("{Enter}");
  expect(await screen.findByText("Change undone")).toBeInTheDocument();
  expect(callsOf("activity.undo")).toEqual([{ change_set_id: "5" }]);
});

test("filters the activity by tasks, including their moves, and by documents", async () => {
  const { user, router } = await open([]);
  await user.click(await screen.findByRole("combobox", { name: "Kind" }));
  const kinds = await screen.findAllByRole("option");
  expect(kinds.map(({ textContent }) => textContent)).toEqual([
    "Everything",
    "Languages",
    "Categories",
    "Phrases",
    "Translations",
    "Settings",
    "Tasks",
    "Documents",
    "Files",
    "Synonym groups",
  ]);
  await user.click(screen.getByRole("option", { name: "Tasks" }));
  await expect.poll(() => router.state.location.href).toBe("/activity?kind=task");
  await expect.poll(() => callsOf("activity.list").at(-1)).toEqual({ kind: "task" });
});
