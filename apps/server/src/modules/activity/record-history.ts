import type { RecordRef } from "@saywhere/db/queries/history/activity.queries";
import type { ChangeReason, HistoryEntry } from "@saywhere/validators/accounts/activity";
import { actionOf } from "./activity.presenter.ts";
import type { RecordStep } from "./reconstruct-states.ts";
import { fieldChanges, type NameOf } from "./record-fields.ts";
import { relatedField } from "./related-phrases.ts";

export function presentHistory(steps: RecordStep[], nameOf: NameOf): HistoryEntry[] {
  return steps.map(({ changeSetId, row, own, before, after }, index) => ({
    change_id: row.changeId,
    change_set_id: changeSetId,
    at: row.at,
    who: { person_id: row.personId, name: row.authorName },
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
