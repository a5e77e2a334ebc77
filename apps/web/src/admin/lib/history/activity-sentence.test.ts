import { expect, test } from "vitest";
import { type ActivityEntry, activitySentence } from "./activity-sentence.ts";

const said = (
  reason: ActivityEntry["reason"],
  headline: Partial<ActivityEntry["headline"]>,
  change_count = 1,
  selected_count: number | null = null,
  selected_action: ActivityEntry["selected_action"] = selected_count === null
    ? null
    : (headline.action ?? "delete"),
) => {
  const { did, label, rest } = activitySentence({
    id: "1",
    at: "2026-03-10T12:00:00.000Z",
    who: { person_id: 1, by_token: false, name: "Grace" },
    reason,
    selected_count,
    selected_action,
    change_count,
    undoable: true,
    headline: {
      id: "1",
      kind: "language",
      record_id: 1,
      label: "Georgian",
      action: "delete",
      fields: [],
      language_id: null,
      ...headline,
    },
  });
  return `Grace ${did} ${label}${rest && ` ${rest}`}`;
};

test("says that a person joined, and not that they added themselves", () => {
  const grace = { kind: "person", label: "Grace", record_id: 1 } as const;
  const password = (before: string | null) => [{ field: "password_changed_at", before, after: "2026-03-10" }];
  expect(said("set-up", { ...grace, action: "create" })).toBe("Grace joined ");
  expect(said("edit", { ...grace, action: "update", fields: password(null) })).toBe("Grace joined ");
  expect(said("edit", { ...grace, action: "update", fields: password("2026-03-09") })).toBe(
    "Grace changed the person Grace",
  );
  expect(said("edit", { ...grace, label: "Fay", record_id: 2, action: "create" })).toBe(
    "Grace added the person Fay",
  );
});

test("describes a save in a sentence", () => {
  expect(said("edit", {}, 134)).toBe("Grace deleted the language Georgian and 133 translations");
  expect(said("edit", { kind: "translation", label: "Hello in Spanish", action: "update" })).toBe(
    "Grace changed the translation Hello in Spanish",
  );
  expect(said("undo", { action: "create" }, 2)).toBe(
    "Grace restored the language Georgian and 1 translation",
  );
  expect(said("import", { kind: "translation", action: "create" }, 10_000)).toBe(
    "Grace imported 10,000 translations",
  );
  expect(said("reorder", { action: "update" }, 40)).toBe("Grace changed the order of 40 languages");
  expect(said("edit", { kind: "phrase", label: "Hello", action: "update" }, 3)).toBe(
    "Grace changed the phrase Hello and 2 related phrases",
  );
  expect(said("edit", { kind: "setting", label: "name", action: "update" }, 3)).toBe(
    "Grace changed the setting Site name and 2 more settings",
  );
});

test("describes a change of several selected records in a sentence", () => {
  const phrase = { kind: "phrase", label: "Hello" } as const;
  expect(said("selection", { ...phrase, action: "update" }, 12, 12)).toBe("Grace changed 12 phrases");
  expect(said("selection", { ...phrase, action: "delete" }, 492, 12)).toBe(
    "Grace deleted 12 phrases and 480 records that belong to them",
  );
  expect(said("selection", { ...phrase, action: "update" }, 1, 1)).toBe("Grace changed the phrase Hello");
  expect(said("selection", { kind: "translation", action: "delete" }, 3, 3)).toBe(
    "Grace deleted 3 translations",
  );
});

test("describes what brings several records back as the change of them", () => {
  const phrase = { kind: "phrase", label: "Hello" } as const;
  expect(said("undo", { ...phrase, action: "create" }, 94, 2)).toBe(
    "Grace restored 2 phrases and 92 records that belong to them",
  );
  expect(said("undo", { ...phrase, action: "update" }, 2, 2)).toBe("Grace undid a change of 2 phrases");
  expect(said("undo", { ...phrase, action: "delete" }, 2, 2)).toBe("Grace undid adding 2 phrases");
  expect(said("undo", { ...phrase, action: "delete" }, 3, 3, null)).toBe("Grace undid a change of 3 phrases");
  expect(said("restore", { ...phrase, action: "create" }, 2, 2)).toBe("Grace restored 2 phrases");
  expect(said("undo", { ...phrase, action: "create" }, 41, 1)).toBe(
    "Grace restored the phrase Hello and 40 records that belong to it",
  );
});

test("describes changes of tasks and documents in sentences", () => {
  const task = { kind: "task", label: "Write tests", action: "update" } as const;
  expect(said("edit", { ...task, action: "create" })).toBe("Grace added the task Write tests");
  expect(said("edit", task)).toBe("Grace changed the task Write tests");
  expect(said("edit", { ...task, action: "delete" })).toBe("Grace deleted the task Write tests");
  expect(said("undo", { ...task, action: "create" })).toBe("Grace restored the task Write tests");
  expect(said("restore", task)).toBe("Grace restored an earlier state of the task Write tests");
  expect(said("reorder", { ...task, kind: "task_order" })).toBe("Grace moved the task Write tests");
  expect(said("reorder", { ...task, kind: "task_order" }, 12)).toBe("Grace changed the order of 12 tasks");
  expect(said("reorder", { ...task, kind: "task_order" }, 2_000)).toBe(
    "Grace changed the order of 2,000 tasks",
  );
  const document = { kind: "document", label: "roadmap.md", action: "update" } as const;
  expect(said("edit", { ...document, action: "create" })).toBe("Grace added the document roadmap.md");
  expect(said("edit", document)).toBe("Grace changed the document roadmap.md");
  expect(said("undo", document)).toBe("Grace undid a change of the document roadmap.md");
});
