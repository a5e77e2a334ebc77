import type { ActivityEntry } from "../lib/history/activity-sentence.ts";

/** An entry of the activity: Grace changed a translation; `part` says what is otherwise. */
export function activityEntry(id: number, part: Partial<ActivityEntry> = {}): ActivityEntry {
  return {
    id: String(id),
    at: new Date().toISOString(),
    who: { person_id: 2, by_token: false, name: "Grace" },
    reason: "edit",
    selected_count: null,
    selected_action: null,
    change_count: 1,
    undoable: true,
    headline: {
      id: `${id}0`,
      kind: "translation",
      record_id: id,
      label: `Phrase ${id} in Spanish`,
      action: "update",
      fields: [{ field: "usage_notes", before: "Said until late morning.", after: "Said until noon." }],
      language_id: 1,
    },
    ...part,
  };
}

/** The same, of a language that was deleted with its translations. */
export function deletedLanguage(id: number): ActivityEntry {
  return activityEntry(id, {
    change_count: 134,
    headline: {
      id: `${id}0`,
      kind: "language",
      record_id: 9,
      label: "Georgian",
      action: "delete",
      fields: [],
      language_id: 9,
    },
  });
}
