import type { Author } from "@saywhere/db/change-set";
import { SynonymGroup as SynonymGroupEntity } from "@saywhere/db/entities/search.entity";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { findSynonymGroup, listSynonymGroups } from "@saywhere/db/queries/search/synonym.queries";
import type {
  SynonymGroup,
  SynonymGroupInput,
  SynonymGroupUpdateInput,
} from "@saywhere/validators/content/synonym";
import { existing } from "../../errors/record-not-found.ts";
import type { ContentWriter } from "../../writes/content-writer.ts";
import { versionedRecords } from "../../writes/versioned-records.ts";

export type SynonymService = ReturnType<typeof createSynonymService>;

const KIND = "synonym_group";

export function createSynonymService({ db, writer }: { db: Queryable; writer: ContentWriter }) {
  const read = async (id: number) => existing(await findSynonymGroup(db, id), KIND);
  const records = versionedRecords({ db, writer, entity: SynonymGroupEntity, kind: KIND, read });
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
      return records.change({ id, version }, author, (_, group) => {
        group.terms = terms;
      });
    },

    /** @throws AppError NOT_FOUND, or CONFLICT for a version that is not the newest */
    delete: records.delete,
  };
}
