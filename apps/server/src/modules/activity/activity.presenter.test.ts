import type { ActivityRow, StateChange } from "@saywhere/db/queries/history/activity.queries";
import { expect, test } from "vitest";
import type { Actor } from "../../auth/actor.ts";
import { actionOf, netChange, presentActivity, presentChange, referencesOf } from "./activity.presenter.ts";

const NAMES: Record<string, string> = {
  "phrase 3": "Hello",
  "phrase 4": "Goodbye",
  "category 1": "Greetings",
};
const ADA: Actor = {
  me: { id: 1, name: "Ada", email: "ada@example.org", role: "editor", language_ids: null, can_review: true },
  role: "editor",
  author: { personId: 1, apiTokenId: null, name: "Ada" },
  sessionId: 1,
};
const nameOf = ({ kind, id }: { kind: string; id: number }) => NAMES[`${kind} ${id}`];

const change = (before: object | null, after: object | null, kind = "phrase"): StateChange =>
  ({ kind, before, after }) as StateChange;
const relation = (id: number, related_id: number) => ({ id, phrase_id: 3, related_id, position: id });

function activity(more: Partial<ActivityRow>): ActivityRow {
  return {
    id: "9",
    at: "2026-03-01T12:00:00.000Z",
    personId: 1,
    byToken: false,
    authorName: "Ada",
    reason: "edit",
    selectedCount: null,
    selectedAction: null,
    changeCount: 2,
    kind: "phrase",
    recordId: 3,
    changeId: "8",
    label: "Hi",
    changes: [
      change({ english: "Hi" }, { english: "Hey" }),
      change({ english: "Hey" }, { english: "Hello" }),
    ],
    standing: true,
    ...more,
  };
}
const headline = (more: Partial<ActivityRow>) => presentActivity(activity(more), nameOf, ADA).headline;

test("presents the author, the action and the net change of each record for a save", () => {
  expect(presentActivity(activity({}), nameOf, ADA)).toEqual({
    id: "9",
    at: "2026-03-01T12:00:00.000Z",
    who: { person_id: 1, by_token: false, name: "Ada" },
    reason: "edit",
    selected_count: null,
    selected_action: null,
    change_count: 2,
    headline: {
      id: "8",
      kind: "phrase",
      record_id: 3,
      label: "Hi",
      action: "update",
      fields: [{ field: "english", before: "Hi", after: "Hello" }],
      language_id: null,
    },
    undoable: true,
  });
});

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
])(
  "presents whether an entry is undoable: with permission %s and still in effect %s, undoable is %s",
  (may, standing, undoable) => {
    const actor: Actor = may ? ADA : { ...ADA, role: "reader" };
    expect(presentActivity(activity({ standing }), nameOf, actor).undoable).toBe(undoable);
  },
);

test.each([
  ["translation", 3, true],
  ["translation", 4, false],
  ["phrase", 3, false],
])(
  "presents a change of a %s in language %d to an editor of language 3 with undoable as %s",
  (kind, language_id, undoable) => {
    const changes = [change({ language_id, text: "a" }, { language_id, text: "b" }, kind)];
    const actor = { ...ADA, author: { ...ADA.author, languageIds: [3] } };
    expect(presentActivity(activity({ kind, changes }), nameOf, actor).undoable).toBe(undoable);
  },
);

test("presents the related phrases of a phrase as a field, also when no other field changed", () => {
  const changes = [
    change(relation(1, 4), null, "related_phrase"),
    change(null, relation(2, 3), "related_phrase"),
  ];
  expect(headline({ kind: "related_phrase", changes })).toMatchObject({
    label: "Hello",
    action: "update",
    fields: [{ field: "related_phrases", before: ["Goodbye"], after: ["Hello"] }],
    language_id: null,
  });
  expect(headline({ kind: "related_phrase", recordId: 7, changes }).label).toBe("Hi");
  expect(headline({ changes: [change({ english: "Hi" }, { english: "Hello" }), ...changes] }).fields).toEqual(
    [
      { field: "english", before: "Hi", after: "Hello" },
      { field: "related_phrases", before: ["Goodbye"], after: ["Hello"] },
    ],
  );
});

test("takes the language of a native text from the record itself, or from its translation", () => {
  const of = (kind: string, before: object | null, after: object | null) =>
    presentChange(
      { id: "8", recordId: 3, label: "x", action: "update", ...change(before, after, kind) },
      nameOf,
    ).language_id;
  expect(of("language", { name: "a" }, { name: "b" })).toBe(3);
  expect(of("translation", { language_id: 1 }, { language_id: 2 })).toBe(2);
  expect(of("translation", { language_id: 1 }, null)).toBe(1);
  expect(of("phrase", { language_id: 1 }, null)).toBeNull();
});

test("presents a single change of a record unchanged", () => {
  const row = {
    id: "8",
    recordId: 3,
    label: "Hello",
    action: "create" as const,
    ...change(null, { category_id: 1 }),
  };
  expect(presentChange(row, nameOf)).toEqual({
    id: "8",
    kind: "phrase",
    record_id: 3,
    label: "Hello",
    action: "create",
    fields: [{ field: "category", before: null, after: "Greetings" }],
    language_id: null,
  });
});

test("names the records that an entry's changes refer to, and the phrase whose relations changed", () => {
  const changes = [change(null, { category_id: 1 })];
  expect(referencesOf(activity({ changes }))).toEqual([{ kind: "category", id: 1 }]);
  expect(referencesOf(activity({ kind: "related_phrase", changes }))).toEqual([
    { kind: "phrase", id: 3 },
    { kind: "category", id: 1 },
  ]);
});

test("combines several changes of a record into the difference between the first and the last state", () => {
  expect(netChange([])).toBeNull();
  const [made, gone] = [change(null, { a: 1 }), change({ a: 2 }, null)];
  expect(netChange([made])).toEqual(made);
  expect(netChange([made, gone])).toEqual(change(null, null));
  expect([made, gone, change({}, {})].map(actionOf)).toEqual(["create", "delete", "update"]);
});
