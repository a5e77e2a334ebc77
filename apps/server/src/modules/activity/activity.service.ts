import { listActivity, listChanges } from "@saywhere/db/queries/history/activity.queries";
import { findRecordNow, listRecordChanges } from "@saywhere/db/queries/history/record-changes.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import type {
  ActivityInput,
  ActivityPage,
  ChangesInput,
  ChangesPage,
  History,
  HistoryInput,
  RecordKind,
} from "@saywhere/validators/history/activity";
import type { Actor } from "../../auth/actor.ts";
import { AppError } from "../../errors/app-error.ts";
import { invalidCursorError } from "../../errors/invalid-cursor.ts";
import type { ContentWriter } from "../../writes/content-writer.ts";
import { presentActivity, presentChange, referencesOf } from "./activity.presenter.ts";
import { assertCanReadSettings, hiddenKinds } from "./activity-permissions.ts";
import { lookUpNames, referencesIn } from "./field-changes.ts";
import { presentHistory, reconstructStates, referencesOfSteps } from "./record-history.ts";
import { createUndo } from "./undo.ts";

export type ActivityService = ReturnType<typeof createActivityService>;

const CHANGES_PAGE_SIZE = 100;

/** Kinds of record that belong to another kind and are listed in its history. */
const PARTS: Partial<Record<RecordKind, RecordKind[]>> = { phrase: ["related_phrase"], task: ["task_order"] };

export function createActivityService({ db, writer }: { db: Queryable; writer: ContentWriter }) {
  return {
    ...createUndo({ db, writer }),

    list: async (
      { person_id, kind, deployment_id, from, to, after, limit }: ActivityInput,
      actor: Actor,
    ): Promise<ActivityPage> => {
      const found = await listActivity(db, {
        personId: person_id,
        kinds: kind && [kind, ...(PARTS[kind] ?? [])],
        deploymentId: deployment_id,
        hiddenKinds: hiddenKinds(actor),
        from,
        to,
        after: validCursor(after),
        limit: limit + 1,
      });
      const rows = found.slice(0, limit);
      const nameOf = await lookUpNames(db, rows.flatMap(referencesOf));
      return {
        items: rows.map((row) => presentActivity(row, nameOf, actor)),
        next: found.length > limit ? (rows.at(-1)?.id ?? null) : null,
      };
    },

    changes: async ({ change_set_id, after }: ChangesInput, actor: Actor): Promise<ChangesPage> => {
      const found = await listChanges(db, {
        changeSetId: change_set_id,
        hiddenKinds: hiddenKinds(actor),
        after: validCursor(after) ?? "0",
        limit: CHANGES_PAGE_SIZE + 1,
      });
      const rows = found.slice(0, CHANGES_PAGE_SIZE);
      const nameOf = await lookUpNames(db, referencesIn(rows));
      return {
        items: rows.map((row) => presentChange(row, nameOf)),
        next: found.length > CHANGES_PAGE_SIZE ? (rows.at(-1)?.id ?? null) : null,
      };
    },

    history: async ({ kind, record_id }: HistoryInput, actor: Actor): Promise<History> => {
      assertCanReadSettings(actor, [kind]);
      const now = await findRecordNow(db, kind, record_id);
      const rows = await listRecordChanges(db, kind, record_id);
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

function validCursor(cursor: string | undefined): string | undefined {
  if (cursor === undefined || /^\d{1,18}$/.test(cursor)) return cursor;
  throw invalidCursorError();
}
