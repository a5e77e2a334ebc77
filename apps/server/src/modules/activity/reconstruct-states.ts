import type { RecordState, StateChange } from "@saywhere/db/queries/history/activity.queries";
import type { HistoryRow, RelatedState } from "@saywhere/db/queries/history/history.queries";
import { netChange } from "./activity.presenter.ts";
import { type Relations, relationsBefore } from "./related-phrases.ts";

/** What one save did to one record, with the phrases that a phrase pointed to. */
export interface RecordStep {
  changeSetId: string;
  /** The change that stands for the step. */
  row: HistoryRow;
  /** Null when only the related phrases changed. */
  own: StateChange | null;
  /** States of the record; undefined when it was then as it is now. */
  before: { own: RecordState | null | undefined; relations: Relations };
  after: { own: RecordState | null | undefined; relations: Relations };
}

/**
 * Follows a record back through its changes.
 *
 * @param rows its changes, newest first
 * @param related what the record, where it is a phrase, points to now
 * @returns newest first
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
