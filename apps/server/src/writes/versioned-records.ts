import type { EntityManager, EntityName, FilterQuery } from "@mikro-orm/postgresql";
import type { Author } from "@saywhere/db/change-set";
import type { VersionedKind } from "@saywhere/db/queries/history/record-changes.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { SUCCESS, type Success } from "@saywhere/validators/api/success";
import type { RecordDeletionInput } from "@saywhere/validators/texts/field-schemas";
import { lockRecord, toVersionConflict } from "./optimistic-lock.ts";
import type { RecordWriter } from "./record-writer.ts";

interface Records<T, Output extends object> {
  db: Queryable;
  writer: RecordWriter;
  entity: EntityName<T>;
  kind: VersionedKind;
  read: (id: number) => Promise<Output>;
}

/** Creates the changes that all services with versioned records have: each is one write, of one locked record. */
export function versionedRecords<T extends { id: number; version: number }, Output extends object>({
  db,
  writer,
  entity,
  kind,
  read,
}: Records<T, Output>) {
  return {
    /** @throws AppError NOT_FOUND, CONFLICT for a version that is not the newest, and whatever `work` throws */
    async change(
      { id, version }: { id: number; version?: number | undefined },
      author: Author,
      work: (em: EntityManager, record: T) => Promise<void> | void,
    ): Promise<Output> {
      const save = writer.run(author, "edit", async (em) =>
        work(em, await lockRecord(em, entity, kind, { id, version })),
      );
      await toVersionConflict(db, { kind, current: () => read(id) }, save);
      return read(id);
    },

    /** @throws AppError NOT_FOUND, CONFLICT for a version that is not the newest, and whatever `check` throws */
    async delete(
      { id, version }: RecordDeletionInput,
      author: Author,
      check?: (em: EntityManager) => Promise<void>,
    ): Promise<Success> {
      const deletion = writer.run(author, "edit", async (em) => {
        await lockRecord(em, entity, kind, { id, version });
        await check?.(em);
        await em.nativeDelete(entity, { id } as FilterQuery<T>);
      });
      await toVersionConflict(db, { kind, current: () => read(id) }, deletion);
      return SUCCESS;
    },
  };
}
