import type { EntityManager } from "@mikro-orm/postgresql";
import { Language } from "@saywhere/db/entities/language.entity";
import { Phrase } from "@saywhere/db/entities/phrase.entity";
import { Translation } from "@saywhere/db/entities/translation.entity";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { findTranslation } from "@saywhere/db/queries/translations/translation.queries";
import type { TranslationInput, TranslationUpdateInput } from "@saywhere/validators/content/translation";
import { AppError, invalidField } from "../../errors/app-error.ts";
import type { ContentWriter } from "../../writes/content-writer.ts";
import { lockRecord, recordNotFound, toVersionConflict } from "../../writes/optimistic-lock.ts";
import { presentTranslation } from "./translation.presenter.ts";
import type { TranslationService } from "./translation.service.ts";
import { storedVariants } from "./variants.ts";

const KIND = "translation";

export function createTranslationWrites(
  db: Queryable,
  writer: ContentWriter,
): Pick<TranslationService, "create" | "update" | "delete"> {
  const read = async (id: number) => {
    const row = await findTranslation(db, id);
    if (!row) throw recordNotFound(KIND);
    return presentTranslation(row);
  };
  return {
    async create({ language_id, phrase_id, ...texts }, author) {
      const { result } = await writer.run(author, "edit", async (em) => {
        await checkPair(em, language_id, phrase_id);
        const pair = { language: language_id, phrase: phrase_id };
        const translation = em.create(Translation, { ...pair, ...columnsOf(texts) });
        await em.flush();
        return translation.id;
      });
      return read(result);
    },

    async update({ id, version, language_id, phrase_id, ...texts }, author) {
      const save = writer.run(author, "edit", async (em) => {
        const translation = await lockRecord(em, Translation, KIND, { id, version });
        if (language_id !== undefined && language_id !== translation.language.id) {
          throw invalidField(["language_id"], "A translation stays in its language. Add another one instead");
        }
        if (phrase_id !== undefined && phrase_id !== translation.phrase.id) {
          throw invalidField(["phrase_id"], "A translation stays with its phrase. Add another one instead");
        }
        em.assign(translation, columnsOf(texts), { ignoreUndefined: true });
      });
      await toVersionConflict(db, { kind: KIND, current: () => read(id) }, save);
      return read(id);
    },

    async delete(id, author) {
      await writer.run(author, "edit", async (em) => {
        if ((await em.nativeDelete(Translation, { id })) === 0) throw recordNotFound(KIND);
      });
      return { success: true };
    },
  };
}

/** Checks that the language and the phrase exist and have no translation yet. */
async function checkPair(em: EntityManager, languageId: number, phraseId: number): Promise<void> {
  const language = await em.findOne(Language, { id: languageId });
  if (!language) throw invalidField(["language_id"], "This language does not exist any more");
  const phrase = await em.findOne(Phrase, { id: phraseId });
  if (!phrase) throw invalidField(["phrase_id"], "This phrase does not exist any more");
  if ((await em.count(Translation, { language: languageId, phrase: phraseId })) === 0) return;
  const message = `“${phrase.english}” already has a translation in ${language.name}. Edit that one instead.`;
  throw new AppError("CONFLICT", message, {
    issues: [{ path: ["phrase_id"], message }],
    conflict: { reason: "duplicate", field: "phrase_id", suggestion: null },
  });
}

type Texts = Omit<TranslationInput, "language_id" | "phrase_id"> | Omit<TranslationUpdateInput, "id">;

function columnsOf(texts: Texts) {
  return {
    nativeText: texts.native_text,
    romanization: texts.romanization,
    pronunciationGuide: texts.pronunciation_guide,
    literalTranslation: texts.literal_translation,
    usageNotes: texts.usage_notes,
    culturalNotes: texts.cultural_notes,
    audioUrl: texts.audio_url,
    videoUrl: texts.video_url,
    regionalVariations: texts.regional_variations,
    variants: texts.variants && storedVariants(texts.variants),
  };
}
