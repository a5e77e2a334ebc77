import type { Author } from "@saywhere/db/change-set";
import { SynonymGroup as SynonymGroupEntity } from "@saywhere/db/entities/search.entity";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { findSynonymGroup, listSynonymGroups } from "@saywhere/db/queries/search/synonym.queries";
import type { Deletion } from "@saywhere/validators/api/error-body";
import type {
  SynonymGroup,
  SynonymGroupInput,
  SynonymGroupUpdateInput,
} from "@saywhere/validators/content/synonym";
import type { ContentWriter } from "../../writes/content-writer.ts";
import { lockRecord, recordNotFound, toVersionConflict } from "../../writes/optimistic-lock.ts";

export interface SynonymService {
  list(): Promise<SynonymGroup[]>;
  create(input: SynonymGroupInput, author: Author): Promise<SynonymGroup>;
  /** @throws AppError NOT_FOUND, or CONFLICT for a version that is not the newest */
  update(input: SynonymGroupUpdateInput, author: Author): Promise<SynonymGroup>;
  /** @throws AppError NOT_FOUND */
  delete(id: number, author: Author): Promise<Deletion>;
}

const WORD = "synonym group";

export function createSynonymService(db: Queryable, writer: ContentWriter): SynonymService {
  const read = async (id: number) => {
    const row = await findSynonymGroup(db, id);
    if (!row) throw recordNotFound(WORD);
    return row;
  };
  return {
    list: () => listSynonymGroups(db),

    async create({ terms }, author) {
      const { result } = await writer.run(author, "edit", async (em) => {
        const group = em.create(SynonymGroupEntity, { terms });
        await em.flush();
        return group.id;
      });
      return read(result);
    },

    async update({ id, version, terms }, author) {
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

    async delete(id, author) {
      await writer.run(author, "edit", async (em) => {
        em.remove(await lockRecord(em, SynonymGroupEntity, WORD, { id }));
      });
      return { success: true };
    },
  };
}
