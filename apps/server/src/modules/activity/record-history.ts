import type { RecordRef, RecordState, StateChange } from "@saywhere/db/queries/history/activity.queries";
import type { HistoryRow, RelatedState } from "@saywhere/db/queries/history/record-changes.queries";
import type { ChangeReason, HistoryEntry } from "@saywhere/validators/history/activity";
import { actionOf, netChange } from "./activity.presenter.ts";
import { fieldChanges, type NameOf, type Relations, relatedField, relationsBefore } from "./field-changes.ts";

export function presentHistory(steps: RecordStep[], nameOf: NameOf): HistoryEntry[] {
  return steps.map(({ changeSetId, row, own, before, after }, index) => ({
    change_id: row.changeId,
    change_set_id: changeSetId,
    at: row.at,
    who: { person_id: row.personId, by_token: row.byToken, name: row.authorName },
    reason: row.reason as ChangeReason,
    action: own ? actionOf(own) : "update",
    fields: [
      ...(own ? fieldChanges(own, nameOf) : []),
      ...relatedField(before.relations, after.relations, nameOf),
    ],
    current: index === 0,
  }));
}

/** Returns the phrases that the steps of a phrase refer to as related. */
export function referencesOfSteps(steps: RecordStep[]): RecordRef[] {
  return steps.flatMap(({ before, after }) =>
    [...before.relations.values(), ...after.relations.values()].map(({ related_id }) => ({
      kind: "phrase",
      id: related_id,
    })),
  );
}

/** The change of one record by one save, with the related phrases if the record is a phrase. */
export interface RecordStep {
  changeSetId: string;
  /** The change row that represents the step. */
  row: HistoryRow;
  /** Null when only the related phrases changed. */
  own: StateChange | null;
  /** The state before the step; `own` is undefined when the state was the same as the current one. */
  before: { own: RecordState | null | undefined; relations: Relations };
  after: { own: RecordState | null | undefined; relations: Relations };
}

/**
 * Reconstructs the earlier states of a record from its changes.
 *
 * @param rows its changes, newest first
 * @param related the current related phrases, if the record is a phrase; read before the changes, because reverting
 *   a change that they do not contain yet has no effect
 * @returns the steps, newest first
 */
export function reconstructStates(rows: HistoryRow[], related: RelatedState[]): RecordStep[] {
  let own: RecordState | null | undefined;
  let relations: Relations = new Map(related.map((relation) => [relation.id, relation]));
  return [...Map.groupBy(rows, ({ changeSetId }) => changeSetId)].map(([changeSetId, newestFirst]) => {
    const ownRows = newestFirst.filter(({ kind }) => kind !== "related_phrase");
    const net = netChange(ownRows.toReversed());
    const after = { own: net ? net.after : own, relations };
    if (net) own = net.before;
    relations = relationsBefore(relations, newestFirst);
    const row = (ownRows[0] ?? newestFirst[0]) as HistoryRow;
    return { changeSetId, row, own: net, before: { own, relations }, after };
  });
}
