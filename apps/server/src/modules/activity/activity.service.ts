import { listActivity, listChanges } from "@saywhere/db/queries/history/activity.queries";
import { findRecordNow, listRecordChanges } from "@saywhere/db/queries/history/history.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import type {
  ActivityInput,
  ActivityPage,
  ChangesInput,
  ChangesPage,
  History,
  HistoryInput,
  RecordKind,
  RestoreInput,
} from "@saywhere/validators/accounts/activity";
import type { Deletion } from "@saywhere/validators/api/error-body";
import type { Actor } from "../../auth/actor.ts";
import { AppError } from "../../errors/app-error.ts";
import { invalidCursorError } from "../../errors/invalid-cursor.ts";
import type { ContentWriter } from "../../writes/content-writer.ts";
import { presentActivity, presentChange, referencesOf } from "./activity.presenter.ts";
import { assertCanReadSettings, canUndo, hiddenKinds } from "./activity-permissions.ts";
import { reconstructStates } from "./reconstruct-states.ts";
import { referencesIn } from "./record-fields.ts";
import { presentHistory, referencesOfSteps } from "./record-history.ts";
import { lookUpNames } from "./resolve-names.ts";
import { createUndo } from "./undo.ts";

export interface ActivityService {
  list(input: ActivityInput, actor: Actor): Promise<ActivityPage>;
  changes(input: ChangesInput, actor: Actor): Promise<ChangesPage>;
  history(input: HistoryInput, actor: Actor): Promise<History>;
  /** @throws AppError NOT_FOUND, or CONFLICT when another record prevents it, for example with a slug taken since */
  restore(input: RestoreInput, actor: Actor): Promise<Deletion>;
  /** @throws AppError NOT_FOUND, or CONFLICT when one of the records changed since */
  undo(changeSetId: string, actor: Actor): Promise<Deletion>;
  /** @throws AppError NOT_FOUND when the record was not deleted, or CONFLICT */
  undoDelete(input: HistoryInput, actor: Actor): Promise<Deletion>;
}

const CHANGES_PAGE_SIZE = 100;

/** Kinds of record that belong to another kind and are listed in its history. */
const PARTS: Partial<Record<RecordKind, RecordKind[]>> = { phrase: ["related_phrase"], task: ["task_order"] };

export function createActivityService(db: Queryable, writer: ContentWriter): ActivityService {
  return {
    ...createUndo(db, writer),

    list: async ({ person_id, kind, from, to, after, limit }, actor) => {
      const found = await listActivity(db, {
        personId: person_id,
        kinds: kind && [kind, ...(PARTS[kind] ?? [])],
        hiddenKinds: hiddenKinds(actor),
        from,
        to,
        after: pageKey(after),
        limit: limit + 1,
      });
      const rows = found.slice(0, limit);
      const nameOf = await lookUpNames(db, rows.flatMap(referencesOf));
      return {
        items: rows.map((row) => presentActivity(row, nameOf, canUndo(actor, row.kind))),
        next: found.length > limit ? (rows.at(-1)?.id ?? null) : null,
      };
    },

    changes: async ({ change_set_id, after }, actor) => {
      const found = await listChanges(db, {
        changeSetId: change_set_id,
        hiddenKinds: hiddenKinds(actor),
        after: pageKey(after) ?? "0",
        limit: CHANGES_PAGE_SIZE + 1,
      });
      const rows = found.slice(0, CHANGES_PAGE_SIZE);
      const nameOf = await lookUpNames(db, referencesIn(rows));
      return {
        items: rows.map((row) => presentChange(row, nameOf)),
        next: found.length > CHANGES_PAGE_SIZE ? (rows.at(-1)?.id ?? null) : null,
      };
    },

    history: async ({ kind, record_id }, actor) => {
      assertCanReadSettings(actor, [kind]);
      const [now, rows] = await Promise.all([
        findRecordNow(db, kind, record_id),
        listRecordChanges(db, kind, record_id),
      ]);
      const newest = rows.find((row) => row.kind === kind);
      if (!now && !newest) throw new AppError("NOT_FOUND", "There is no such record");
      const steps = reconstructStates(rows, now?.related ?? []);
      const nameOf = await lookUpNames(db, [...referencesIn(rows), ...referencesOfSteps(steps)]);
      return {
        label: now?.label ?? newest?.label ?? "",
        exists: now !== null,
        entries: presentHistory(steps, nameOf),
      };
    },
  };
}

function pageKey(key: string | undefined): string | undefined {
  if (key === undefined || /^\d{1,18}$/.test(key)) return key;
  throw invalidCursorError();
}
