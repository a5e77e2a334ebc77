import type { EntityManager } from "@mikro-orm/postgresql";
import { SynonymGroup as SynonymGroupEntity } from "@saywhere/db/entities/synonym-group.entity";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { findHolderOfTerms, findSynonymGroup, listSynonymGroups } from "@saywhere/db/queries/synonym.queries";
import { queryableOf } from "@saywhere/db/queries/transaction-queryable";
import type { Author } from "@saywhere/db/record-changes";
import type { Deletion } from "@saywhere/validators/deletion";
import type { SynonymGroup, SynonymGroupInput, SynonymGroupUpdateInput } from "@saywhere/validators/synonym";
import { AppError } from "../../app-error.ts";
import type { ContentWriter } from "../../content-writer.ts";
import { lockRecord, noSuchRecord } from "../../record-writes/lock-record.ts";
import { tellNewerVersion } from "../../record-writes/tell-newer-version.ts";

export interface SynonymService {
  list(): Promise<SynonymGroup[]>;
  /** @throws AppError CONFLICT when another group has one of the terms */
  create(input: SynonymGroupInput, author: Author): Promise<SynonymGroup>;
  /** @throws AppError NOT_FOUND, or CONFLICT for a term of another group and a version that is not the newest */
  update(input: SynonymGroupUpdateInput, author: Author): Promise<SynonymGroup>;
  /** @throws AppError NOT_FOUND */
  delete(id: number, author: Author): Promise<Deletion>;
}

const WORD = "synonym group";

export function createSynonymService(db: Queryable, writer: ContentWriter): SynonymService {
  const read = async (id: number) => {
    const row = await findSynonymGroup(db, id);
    if (!row) throw noSuchRecord(WORD);
    return row;
  };
  return {
    list: () => listSynonymGroups(db),

    async create({ terms }, author) {
      const { result } = await writer.run(author, "edit", async (em) => {
        await refuseHeldTerms(em, terms, null);
        const group = em.create(SynonymGroupEntity, { terms });
        await em.flush();
        return group.id;
      });
      return read(result);
    },

    async update({ id, version, terms }, author) {
      const save = writer.run(author, "edit", async (em) => {
        const group = await lockRecord(em, SynonymGroupEntity, WORD, { id, version });
        await refuseHeldTerms(em, terms, id);
        group.terms = terms;
      });
      await tellNewerVersion(
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

/** @throws AppError CONFLICT when another group has one of the terms */
async function refuseHeldTerms(em: EntityManager, terms: string[], id: number | null): Promise<void> {
  const held = await findHolderOfTerms(queryableOf(em), terms, id);
  if (!held) return;
  const message = `“${held.term}” is in another group already: ${held.terms.join(", ")}. A term belongs to one group.`;
  throw new AppError("CONFLICT", message, {
    issues: [{ path: ["terms"], message }],
    conflict: { reason: "duplicate", field: "terms", suggestion: null },
  });
}
