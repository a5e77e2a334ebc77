import type { EntityManager } from "@mikro-orm/postgresql";
import { Category } from "@saywhere/db/entities/category.entity";
import { Phrase } from "@saywhere/db/entities/phrase.entity";
import { findAdminPhrase } from "@saywhere/db/queries/phrase.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { invalidField } from "../../errors/app-error.ts";
import { chooseSlug } from "../../writes/choose-slug.ts";
import type { ContentWriter } from "../../writes/content-writer.ts";
import { nextPosition } from "../../writes/next-position.ts";
import { lockRecord, recordNotFound, toVersionConflict } from "../../writes/optimistic-lock.ts";
import { presentAdminPhrase } from "./phrase.presenter.ts";
import type { PhraseService } from "./phrase.service.ts";
import { replaceRelatedPhrases } from "./related-phrases.ts";

const KIND = "phrase";
const SUCCESS = { success: true } as const;

export function createPhraseWrites(
  db: Queryable,
  writer: ContentWriter,
): Pick<PhraseService, "create" | "update" | "delete" | "setPopular"> {
  const read = async (id: number) => {
    const row = await findAdminPhrase(db, id);
    if (!row) throw recordNotFound(KIND);
    return presentAdminPhrase(row);
  };
  return {
    async create({ english, slug: given, category_id: category, related_phrase_ids: related }, author) {
      const { result } = await writer.run(author, "edit", async (em) => {
        await checkCategory(em, category);
        const slug = await chooseSlug(em, KIND, { given, text: english, field: "english", id: null });
        const position = await nextPosition(em, KIND);
        const phrase = em.create(Phrase, { slug, english, category, position });
        await em.flush();
        if (related) await replaceRelatedPhrases(em, phrase.id, related);
        return phrase.id;
      });
      return read(result);
    },

    async update({ id, version, english, slug: given, category_id, related_phrase_ids: related }, author) {
      const save = writer.run(author, "edit", async (em) => {
        const phrase = await lockRecord(em, Phrase, KIND, { id, version });
        const before = phrase.version;
        if (category_id !== phrase.category.id) await checkCategory(em, category_id);
        if (given !== undefined || english !== phrase.english) {
          phrase.slug = await chooseSlug(em, KIND, { given, text: english, field: "english", id });
        }
        em.assign(phrase, { english, category: category_id });
        if (!related) return;
        await replaceRelatedPhrases(em, id, related);
        em.getUnitOfWork().computeChangeSets();
        const changed = em.getUnitOfWork().getChangeSets().length > 0;
        await em.flush();
        // Related phrases are part of the phrase, so a change of the relations alone also creates a new version.
        if (changed && phrase.version === before) {
          await em.execute("update phrase set position = position where id = ?", [id]);
        }
      });
      await toVersionConflict(db, { kind: KIND, current: () => read(id) }, save);
      return read(id);
    },

    async delete(id, author) {
      await writer.run(author, "edit", async (em) => {
        if ((await em.nativeDelete(Phrase, { id })) === 0) throw recordNotFound(KIND);
      });
      return SUCCESS;
    },

    async setPopular(ids, author) {
      await writer.run(author, "reorder", async (em) => {
        const ranks = new Map([...new Set(ids)].map((id, index) => [id, index + 1]));
        const concerned = { $or: [{ id: { $in: [...ranks.keys()] } }, { popularRank: { $ne: null } }] };
        const phrases = await em.find(Phrase, concerned, { orderBy: { id: "asc" } });
        const known = new Set(phrases.map((phrase) => phrase.id));
        const unknown = ids.findIndex((id) => !known.has(id));
        if (unknown >= 0) throw invalidField(["ids", unknown], "There is no such phrase");
        for (const phrase of phrases) phrase.popularRank = ranks.get(phrase.id) ?? null;
      });
      return SUCCESS;
    },
  };
}

async function checkCategory(em: EntityManager, id: number): Promise<void> {
  if ((await em.count(Category, { id })) === 0) {
    throw invalidField(["category_id"], "This category does not exist any more. Choose another one");
  }
}
