import type { Author } from "@saywhere/db/change-set";
import { SynonymGroup as SynonymGroupEntity } from "@saywhere/db/entities/search.entity";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { findSynonymGroup, listSynonymGroups } from "@saywhere/db/queries/search/synonym.queries";
import { SUCCESS, type Success } from "@saywhere/validators/api/success";
import type {
  SynonymGroup,
  SynonymGroupInput,
  SynonymGroupUpdateInput,
} from "@saywhere/validators/content/synonym";
import type { RecordDeletionInput } from "@saywhere/validators/texts/field-schemas";
import type { ContentWriter } from "../../writes/content-writer.ts";
import { lockRecord, recordNotFound, toVersionConflict } from "../../writes/optimistic-lock.ts";

export type SynonymService = ReturnType<typeof createSynonymService>;

const WORD = "synonym group";

export function createSynonymService({ db, writer }: { db: Queryable; writer: ContentWriter }) {
  const read = async (id: number) => {
    const row = await findSynonymGroup(db, id);
    if (!row) throw recordNotFound(WORD);
    return row;
  };
  return {
    list: (): Promise<SynonymGroup[]> => listSynonymGroups(db),

    /** @throws AppError NOT_FOUND */
    get: read,

    async create({ terms }: SynonymGroupInput, author: Author): Promise<SynonymGroup> {
      const { result } = await writer.run(author, "edit", async (em) => {
        const group = em.create(SynonymGroupEntity, { terms });
        await em.flush();
        return group.id;
      });
      return read(result);
    },

    /** @throws AppError NOT_FOUND, or CONFLICT for a version that is not the newest */
    async update({ id, version, terms }: SynonymGroupUpdateInput, author: Author): Promise<SynonymGroup> {
      const save = writer.run(author, "edit", async (em) => {
        const group = await lockRecord(em, SynonymGroupEntity, WORD, { id, version });
        group.terms = terms;
      });
      await toVersionConflict(
        db,
        { kind: "synonym_group", current: async () => ({ ...(await read(id)) }) },
        save,
      );
      return read(id);
    },

    /** @throws AppError NOT_FOUND, or CONFLICT for a version that is not the newest */
    async delete({ id, version }: RecordDeletionInput, author: Author): Promise<Success> {
      const deletion = writer.run(author, "edit", async (em) => {
        em.remove(await lockRecord(em, SynonymGroupEntity, WORD, { id, version }));
      });
      await toVersionConflict(
        db,
        { kind: "synonym_group", current: async () => ({ ...(await read(id)) }) },
        deletion,
      );
      return SUCCESS;
    },
  };
}
