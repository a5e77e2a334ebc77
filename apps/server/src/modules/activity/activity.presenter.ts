import type {
  ActivityRow,
  ChangeRow,
  RecordRef,
  StateChange,
} from "@saywhere/db/queries/history/activity.queries";
import type {
  ActivityEntry,
  ChangeAction,
  ChangeReason,
  RecordChange,
  RecordKind,
} from "@saywhere/validators/history/activity";
import type { Actor } from "../../auth/actor.ts";
import { canUndo } from "./activity-permissions.ts";
import { fieldChanges, type NameOf, referencesIn, relatedField, relationsBefore } from "./field-changes.ts";

/** Returns the records whose names an entry shows. */
export function referencesOf({ kind, recordId, changes }: ActivityRow): RecordRef[] {
  const own = kind === "related_phrase" ? [{ kind: "phrase", id: recordId }] : [];
  return [...own, ...referencesIn(changes)];
}

export function presentActivity(row: ActivityRow, nameOf: NameOf, actor: Actor): ActivityEntry {
  const headline = presentHeadline(row, nameOf);
  return {
    id: row.id,
    at: row.at,
    who: { person_id: row.personId, by_token: row.byToken, name: row.authorName },
    reason: row.reason as ChangeReason,
    change_count: row.changeCount,
    headline,
    selected_count: row.selectedCount,
    selected_action: row.selectedAction,
    undoable: row.standing && canUndo(actor, row.kind, headline.language_id),
  };
}

function presentHeadline(
  { changeId, kind, recordId, label, changes }: ActivityRow,
  nameOf: NameOf,
): RecordChange {
  const own = changes.filter((change) => change.kind !== "related_phrase");
  const net = netChange(own);
  const newestFirst = changes.toReversed();
  const before = relationsBefore(new Map(), newestFirst);
  const after = relationsBefore(
    before,
    changes.map((change) => ({ ...change, before: change.after, after: change.before })),
  );
  return {
    id: changeId,
    kind: kind as RecordKind,
    record_id: recordId,
    label: (kind === "related_phrase" && nameOf({ kind: "phrase", id: recordId })) || label,
    action: net ? actionOf(net) : "update",
    fields: [...(net ? fieldChanges(net, nameOf) : []), ...relatedField(before, after, nameOf)],
    language_id: net && languageOf(net, recordId),
  };
}

/** Returns the language of a record's native text. */
function languageOf({ kind, before, after }: StateChange, recordId: number): number | null {
  if (kind === "language") return recordId;
  return kind === "translation" ? Number((after ?? before)?.["language_id"]) : null;
}

export function presentChange(row: ChangeRow, nameOf: NameOf): RecordChange {
  return {
    id: row.id,
    kind: row.kind as RecordKind,
    record_id: row.recordId,
    label: row.label,
    action: row.action,
    fields: fieldChanges(row, nameOf),
    language_id: languageOf(row, row.recordId),
  };
}

/** Combines several changes of one record, given oldest first, into their net change. */
export function netChange(changes: StateChange[]): StateChange | null {
  const [first, last] = [changes[0], changes.at(-1)];
  return first && last ? { kind: first.kind, before: first.before, after: last.after } : null;
}

export function actionOf({ before, after }: StateChange): ChangeAction {
  if (!before) return "create";
  return after ? "update" : "delete";
}
