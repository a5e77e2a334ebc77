import { LockMode } from "@mikro-orm/core";
import type { Author } from "@saywhere/db/change-set";
import { Language as LanguageEntity } from "@saywhere/db/entities/language.entity";
import { findCommonPhrases, listPhrasesOfCategory } from "@saywhere/db/queries/common-phrases.queries";
import {
  findAdminLanguage,
  findLanguage,
  findLanguageById,
  type LanguageDetailRow,
  listAdminLanguages,
  listCoverage,
  listEmergencyNumbers,
  listLanguages,
  listSpokenLanguages,
} from "@saywhere/db/queries/language.queries";
import { listLanguageDetailChunk } from "@saywhere/db/queries/phrase-detail.queries";
import { listPopularEntries } from "@saywhere/db/queries/phrase-entry.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { listForms } from "@saywhere/db/queries/translations/form.queries";
import { SUCCESS, type Success } from "@saywhere/validators/api/success";
import { EMERGENCY_CATEGORY } from "@saywhere/validators/content/emergency-category";
import type { EmergencyGuide, EmergencyLanguage } from "@saywhere/validators/content/emergency-guide";
import type { GlossaryTerm } from "@saywhere/validators/content/glossary";
import type {
  AdminLanguage,
  Language,
  LanguageDetail,
  LanguageInput,
  LanguageUpdateInput,
  ListedLanguage,
} from "@saywhere/validators/content/language";
import type { LanguageCoverage } from "@saywhere/validators/content/language-coverage";
import {
  COMMON_PHRASES_PAGE,
  type CommonPhrases,
  type LanguageForm,
  type LanguageTranslation,
} from "@saywhere/validators/content/phrase-detail";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { directionOfScript } from "@saywhere/validators/texts/direction";
import { readWholeNumber, recordId } from "@saywhere/validators/texts/field-schemas";
import { likelyScript } from "@saywhere/validators/texts/scripts";
import { AppError, invalidField } from "../../errors/app-error.ts";
import { translateCursorError } from "../../errors/invalid-cursor.ts";
import { existing } from "../../errors/record-not-found.ts";
import type { ContentCache } from "../../lib/content-cache.ts";
import { chooseSlug } from "../../writes/choose-slug.ts";
import type { ContentWriter } from "../../writes/content-writer.ts";
import { lockPositions, nextPosition } from "../../writes/next-position.ts";
import { versionedRecords } from "../../writes/versioned-records.ts";
import { presentDetail, presentEntry } from "../phrase/phrase.presenter.ts";
import {
  presentAdminLanguage,
  presentCommonPhrases,
  presentCoverage,
  presentEmergencyGuide,
  presentEmergencyLanguage,
  presentForms,
  presentLanguage,
  presentListedLanguage,
} from "./language.presenter.ts";

const KIND = "language";

export type LanguageService = ReturnType<typeof createLanguageService>;

interface LanguageDeps {
  db: Queryable;
  cache: ContentCache;
  writer: ContentWriter;
  /** The most phrases on a page of a language's phrases. */
  commonPhrasesPage?: number;
}

export function createLanguageService({
  db,
  cache,
  writer,
  commonPhrasesPage = COMMON_PHRASES_PAGE,
}: LanguageDeps) {
  const read = async (id: number) => presentAdminLanguage(existing(await findAdminLanguage(db, id), KIND));
  const records = versionedRecords({ db, writer, entity: LanguageEntity, kind: KIND, read });

  /**
   * Finds a language by its current slug, an earlier slug, or its ID, in this order.
   *
   * @throws AppError NOT_FOUND when no language has any of them
   */
  async function find(slugOrId: string): Promise<LanguageDetailRow> {
    const bySlug = await findLanguage(db, slugOrId);
    const id = bySlug ? undefined : recordId.safeParse(readWholeNumber(slugOrId)).data;
    return found(bySlug ?? (id === undefined ? null : await findLanguageById(db, id)));
  }

  return {
    adminList: async (): Promise<ListedLanguage[]> =>
      (await listAdminLanguages(db)).map(presentListedLanguage),
    /** @throws AppError NOT_FOUND */
    adminGet: read,
    /** @throws AppError NOT_FOUND */
    glossary: async (id: number): Promise<GlossaryTerm[]> => (await read(id)).glossary,
    coverage: (): Promise<LanguageCoverage[]> =>
      cache.get("language.coverage", async () => (await listCoverage(db)).map(presentCoverage)),
    list: (): Promise<Language[]> => listLanguages(db),
    /** The languages with phrases that visitors see. */
    spoken: (): Promise<{ slug: string }[]> => listSpokenLanguages(db),
    /** @throws AppError NOT_FOUND */
    get: async (slugOrId: string): Promise<LanguageDetail> => presentLanguage(await find(slugOrId)),
    emergencyNumbers: async (): Promise<EmergencyLanguage[]> =>
      (await listEmergencyNumbers(db)).map(presentEmergencyLanguage),
    /** @throws AppError NOT_FOUND when no language has or had the slug */
    emergencyGuide: async (slug: string): Promise<EmergencyGuide> => {
      const [language, phrases] = await Promise.all([
        findLanguage(db, slug),
        listPhrasesOfCategory(db, slug, EMERGENCY_CATEGORY),
      ]);
      return presentEmergencyGuide(found(language), phrases);
    },
    /** @throws AppError NOT_FOUND */
    popularPhrases: async (slugOrId: string): Promise<PhraseEntry[]> => {
      const entries =
        (await listPopularEntries(db, slugOrId)) ??
        (await listPopularEntries(db, (await find(slugOrId)).slug));
      return found(entries).map(presentEntry);
    },
    /**
     * A chunk of the translations of a language, in full, in the order of the site.
     *
     * @throws AppError NOT_FOUND, or BAD_REQUEST for a cursor that no page returned
     */
    translationChunk: async ({
      slug,
      after,
      limit,
    }: {
      slug: string;
      after?: string | undefined;
      limit: number;
    }): Promise<{ items: LanguageTranslation[]; next: string | null }> => {
      const language = await find(slug);
      const chunk = await listLanguageDetailChunk(db, language, { after, limit }).catch(translateCursorError);
      return { items: chunk.items.map(presentDetail), next: chunk.next };
    },
    /** The forms that can take the place of the main ones; none for an unknown language. */
    forms: async (slug: string): Promise<LanguageForm[]> => (await listForms(db, slug)).flatMap(presentForms),
    /** @throws AppError NOT_FOUND, or BAD_REQUEST for a cursor that no page returned */
    commonPhrases: async ({
      slug,
      ...place
    }: {
      slug: string;
      after?: string;
      before?: string;
    }): Promise<CommonPhrases> => {
      const page = findCommonPhrases(db, slug, { ...place, limit: commonPhrasesPage }).catch(
        translateCursorError,
      );
      return presentCommonPhrases(found(await page));
    },

    /** @throws AppError CONFLICT when another language has the slug */
    async create(
      { slug: given, script: chosen, emergency_numbers = [], glossary = [], ...input }: LanguageInput,
      author: Author,
    ): Promise<AdminLanguage> {
      const { result } = await writer.run(author, "edit", async (em) => {
        const slug = await chooseSlug(em, KIND, { given, text: input.name, field: "name", id: null });
        const script = chosen ?? likelyScript(input.code);
        const language = em.create(LanguageEntity, {
          ...input,
          emergencyNumbers: emergency_numbers.length > 0 ? emergency_numbers : null,
          glossary: termsOf(glossary),
          slug,
          script,
          direction: directionOfScript(script),
          position: await nextPosition(em, KIND),
        });
        await em.flush();
        return language.id;
      });
      return read(result);
    },

    /** @throws AppError NOT_FOUND, or CONFLICT for a slug that is taken or a version that is not the newest */
    async update(
      {
        id,
        version,
        slug: given,
        script: chosen,
        emergency_numbers,
        glossary,
        ...input
      }: LanguageUpdateInput,
      author: Author,
    ): Promise<AdminLanguage> {
      return records.change({ id, version }, author, async (em, language) => {
        if (given !== undefined || input.name !== language.name) {
          language.slug = await chooseSlug(em, KIND, { given, text: input.name, field: "name", id });
        }
        // A corrected code also changes the script, unless an editor chose the script.
        const usual = language.script === likelyScript(language.code);
        const script = chosen ?? (usual ? likelyScript(input.code) : language.script);
        // Null stays as it is when a form sends its empty list back.
        const isUnchanged = language.emergencyNumbers === null && emergency_numbers?.length === 0;
        const changes = {
          ...input,
          emergencyNumbers: isUnchanged ? undefined : emergency_numbers,
          glossary: glossary && termsOf(glossary),
          script,
          direction: directionOfScript(script),
        };
        em.assign(language, changes, { ignoreUndefined: true });
      });
    },

    /** @throws AppError NOT_FOUND, or CONFLICT for a version that is not the newest */
    delete: records.delete,

    /** @throws AppError BAD_REQUEST for an unknown language */
    async feature(ids: number[], author: Author): Promise<Success> {
      await writer.run(author, "reorder", async (em) => {
        await lockPositions(em, "language");
        const locked = await em.find(
          LanguageEntity,
          {},
          { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: "asc" } },
        );
        const languages = locked.toSorted((one, other) => one.position - other.position);
        const known = new Map(languages.map((language) => [language.id, language]));
        const first = [...new Set(ids)].map((id) => {
          const language = known.get(id);
          if (!language) throw invalidField(["ids", ids.indexOf(id)], "There is no such language");
          return language;
        });
        const order = new Set([...first, ...languages]);
        for (const [position, language] of [...order].entries()) language.position = position;
      });
      return SUCCESS;
    },
  };
}

const termsOf = (glossary: NonNullable<LanguageInput["glossary"]>) =>
  glossary.map(({ note = null, ...entry }) => ({ ...entry, note }));

function found<T>(row: T | null): T {
  if (row === null) throw new AppError("NOT_FOUND", "Language Not Found");
  return row;
}
