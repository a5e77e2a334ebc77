import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type ApiAnswers, answerApi, callsOf } from "../../../testing/api.ts";
import { failsWith } from "../../../testing/api-failure.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import type { ActivityEntry } from "../../lib/history/activity-sentence.ts";
import { activityEntry, deletedLanguage } from "../../testing/activity.ts";
import { farsi } from "../../testing/content.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";

const open = (activity: NonNullable<ApiAnswers["activity"]>) =>
  renderAdmin("/activity", { answers: { people: { names: () => [] }, activity } });

const saved = (id: number, headline: Partial<ActivityEntry["headline"]>, part: Partial<ActivityEntry> = {}) =>
  activityEntry(id, { ...part, headline: { ...activityEntry(id).headline, fields: [], ...headline } });

const openEntries = (items: ActivityEntry[], activity: NonNullable<ApiAnswers["activity"]> = {}) =>
  open({ list: () => ({ items, next: null }), ...activity });

const findEntry = (name: RegExp) => screen.findByRole("button", { name, expanded: false });
/** The content of an open entry. */
const details = (button: HTMLElement) => within(button.closest("li") as HTMLElement);

test("says that an API token made a change, whose name could be that of a person", async () => {
  await openEntries([activityEntry(5, { who: { person_id: null, by_token: true, name: "Grace" } })]);
  expect(await findEntry(/Grace \(API token\) changed the translation/)).toBeInTheDocument();
});

test("lists a change set with many changes page by page", async () => {
  const change = { kind: "translation" as const, action: "delete" as const, fields: [], language_id: 9 };
  const { user } = await open({
    list: () => ({ items: [deletedLanguage(5)], next: null }),
    changes: ({ after }) =>
      after
        ? { items: [{ ...change, id: "3", record_id: 3, label: "Thanks in Georgian" }], next: null }
        : {
            items: [
              { ...change, id: "1", record_id: 1, label: "Hello in Georgian" },
              { ...change, id: "2", record_id: 2, label: "Bye in Georgian" },
            ],
            next: "2",
          },
  });
  await user.click(
    await screen.findByRole("button", {
      name: /deleted the language Georgian and 133 translations/,
      expanded: false,
    }),
  );
  expect(await screen.findByText("Hello in Georgian")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Show more changes" }));
  expect(await screen.findByText("Thanks in Georgian")).toBeInTheDocument();
  expect(screen.getByText("Bye in Georgian")).toBeInTheDocument();
  await expect
    .poll(() => callsOf("activity.changes"))
    .toEqual([{ change_set_id: "5" }, { change_set_id: "5", after: "2" }]);
});

test("shows the exact time of an opened entry", async () => {
  const { user } = await openEntries([saved(1, {}, { at: "2026-11-20T10:00:00.000Z" })]);
  const button = await findEntry(/Phrase 1/);
  await user.click(button);
  expect(details(button).getByText(/\(Nov 20, 2026, \d+:00\s[AP]M\)$/u)).toBeVisible();
});

test("sets native text in the direction of its language, even when its first letters run the other way", async () => {
  const fields = [{ field: "native_text", before: "OK", after: "OK، باشه" }];
  const { user } = await open({
    list: () => ({
      items: [
        activityEntry(2, { headline: { ...activityEntry(2).headline, fields, language_id: farsi.id } }),
      ],
      next: null,
    }),
  });
  answerApi({ language: { adminList: () => [farsi] } });
  await user.click(await screen.findByRole("button", { name: /Phrase 2/, expanded: false }));
  const text = () => screen.getByRole("definition").querySelector('[lang="fa"]');
  await expect.poll(() => text()?.getAttribute("dir")).toBe("rtl");
  expect(text()).toHaveTextContent("OK، باشه");
});

test("undoes a save after a confirmation and reloads the list", async () => {
  const { user } = await open({
    list: () => ({ items: [deletedLanguage(5)], next: null }),
    changes: () => ({ items: [], next: null }),
    undo: () => ({ success: true }),
  });
  // On the row, which stays collapsed.
  await user.click(
    await screen.findByRole("button", {
      name: /^Undo that Grace deleted the language Georgian/,
    }),
  );
  expect(callsOf("activity.undo")).toEqual([]);
  answerApi({
    activity: {
      list: () => ({
        items: [
          activityEntry(6, {
            reason: "undo",
            headline: { ...deletedLanguage(5).headline, action: "create" },
          }),
          { ...deletedLanguage(5), undoable: false },
        ],
        next: null,
      }),
    },
  });
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Change undone")).toBeInTheDocument();
  expect(callsOf("activity.undo")).toEqual([{ change_set_id: "5" }]);
  expect(
    await screen.findByRole("button", { name: /restored the language Georgian/, expanded: false }),
  ).toBeInTheDocument();
  // The undo button is gone.
  await expectFocus(() =>
    screen.getByRole("button", { name: /deleted the language Georgian/, expanded: false }),
  );
});

test("shows why a change cannot be undone next to its undo button", async () => {
  const { user } = await open({
    list: () => ({ items: [activityEntry(2), activityEntry(1, { undoable: false })], next: null }),
    undo: failsWith(409, "Phrase 2 in Spanish was changed since. Undo that change first."),
  });
  await user.click(await screen.findByRole("button", { name: /Phrase 1/, expanded: false }));
  expect(screen.queryByRole("button", { name: /^Undo that .*Phrase 1/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: /^Undo that .*Phrase 2/ }));
  await user.keyboard("{Enter}");
  expect(
    await screen.findByText("Phrase 2 in Spanish was changed since. Undo that change first."),
  ).toBeInTheDocument();
  expect(screen.getByText("Failed to undo the change. Please try again.")).toBeInTheDocument();
});

test("shows the fields of a task change with the form's labels, including spaces and line breaks, and the positions of a moved one", async () => {
  const fields = [
    { field: "status", before: "pending", after: "in-progress" },
    { field: "document_url", before: null, after: "/docs/tests.md" },
    { field: "title_text", before: null, after: "How to test" },
    { field: "details", before: "- forms", after: "- forms\n  - lists" },
  ];
  const moved = {
    kind: "task_order",
    label: "Ship",
    fields: [{ field: "place", before: 3, after: 1 }],
  } as const;
  const { user } = await openEntries([
    saved(2, { kind: "task", record_id: 12, label: "Write tests", fields }, { undoable: false }),
    saved(1, { ...moved, fields: [...moved.fields] }, { reason: "reorder", undoable: false }),
  ]);
  const button = await findEntry(/Grace changed the task Write tests/);
  await user.click(button);
  expect(
    details(button)
      .getAllByRole("term")
      .map(({ textContent }) => textContent),
  ).toEqual(["Status", "Document URL", "Link text", "Details"]);
  const [status, , , text] = details(button).getAllByRole("definition");
  expect(status).toHaveTextContent("PendingIn progress");
  expect(text?.textContent).toBe("- forms\n  - lists");
  const move = await findEntry(/Grace moved the task Ship/);
  await user.click(move);
  expect(details(move).getByRole("deletion")).toHaveTextContent("3");
  expect(details(move).getByRole("insertion")).toHaveTextContent("1");
  expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();
});

test("lists the moved tasks when several were reordered", async () => {
  const change = { kind: "task_order", action: "update", language_id: null } as const;
  const { user } = await openEntries(
    [saved(5, change, { reason: "reorder", undoable: false, change_count: 12 })],
    {
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
    },
  );
  const button = await findEntry(/Grace changed the order of 12 tasks/);
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
  const { user } = await openEntries([saved(5, document)], {
    changes: () => ({ items: [{ ...document, id: "1", fields }], next: null }),
    undo: () => ({ success: true }),
  });
  const button = await findEntry(/Grace changed the document roadmap.md/);
  expect(callsOf("activity.changes")).toEqual([]);
  await user.click(button);
  const [content] = await details(button).findAllByRole("definition");
  expect(content?.textContent).toBe("# Plan\n\n- one\n  - two");
  expect(details(button).getByRole("term")).toHaveTextContent("Content");
  // The entry already names the document.
  expect(details(button).queryByText(/^Changed document/)).toBeNull();
  expect(callsOf("activity.changes")).toEqual([{ change_set_id: "5" }]);
  await user.click(screen.getByRole("button", { name: /^Undo that / }));
  await user.keyboard("{Enter}");
  expect(await screen.findByText("Change undone")).toBeInTheDocument();
  expect(callsOf("activity.undo")).toEqual([{ change_set_id: "5" }]);
});
