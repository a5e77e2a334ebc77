import type { StateChange } from "@saywhere/db/queries/history/activity.queries";
import type { RelatedState } from "@saywhere/db/queries/history/history.queries";
import type { FieldChange } from "@saywhere/validators/accounts/activity";
import type { NameOf } from "./record-fields.ts";

/** The related phrases of a phrase, by the identifier of the relation. */
export type Relations = ReadonlyMap<number, RelatedState>;

/** Returns the relations as they were before the changes, which are given newest first. */
export function relationsBefore(after: Relations, changes: StateChange[]): Relations {
  const relations = new Map(after);
  for (const change of changes) {
    if (change.kind !== "related_phrase") continue;
    const [before, then] = [change.before, change.after] as unknown as (RelatedState | null)[];
    if (then) relations.delete(then.id);
    if (before) relations.set(before.id, before);
  }
  return relations;
}

/** Returns the change of a phrase's related phrases, as English texts in their order; nothing when they are equal. */
export function relatedField(before: Relations, after: Relations, nameOf: NameOf): FieldChange[] {
  const [left, right] = [before, after].map((relations) =>
    inOrder(relations).map(({ related_id }) => related_id),
  );
  if (String(left) === String(right)) return [];
  const names = (ids: number[] = []): string[] =>
    ids.map((id) => nameOf({ kind: "phrase", id }) ?? `No. ${id}`);
  return [{ field: "related_phrases", before: names(left), after: names(right) }];
}

export function inOrder(relations: Relations): RelatedState[] {
  return [...relations.values()].sort((a, b) => a.position - b.position || a.id - b.id);
}
