import { readContentVersion } from "@saywhere/db/queries/content-version.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { adminPhrasePageInput } from "@saywhere/validators/content/phrase";
import { type TranslationPageInput, translationPageInput } from "@saywhere/validators/content/translation";
import type { AllServices } from "../../src/app/create-services.ts";

/** Reads of lists, each by a name for the table. */
export type ListReads = Record<string, () => Promise<unknown>>;

/** How far inside a list its deep page begins, where the list has as many. */
const DEEP = 9_000;

/** Every list that grows with the content, as its screen or its call reads it. */
export async function listReads(services: AllServices, db: Queryable): Promise<ListReads> {
  const { language, category, phrase, translation } = services;
  const last = (await phrase.listPhrases()).at(-1)?.slug ?? "";
  const [first] = await language.list();
  const deepEntry = (await phrase.entryPart({ limit: DEEP })).next ?? undefined;
  const deepTranslation = (await translation.part({ limit: DEEP })).next ?? undefined;
  const commonPage = await language.commonPhrases({ slug: "farsi" });
  const page = (asked: Partial<TranslationPageInput> = {}) =>
    translation.page(translationPageInput.parse(asked));
  const far = (await page({ limit: 200 })).next ?? undefined;
  return {
    "/phrases": () => phrase.entryPage({}),
    "/phrases, deep": () => phrase.entryPage({ after: deepEntry }),
    "/phrases of a language": () => phrase.entryPage({ language: "farsi" }),
    "/phrases of a category": () => phrase.entryPage({ category: "greetings" }),
    "/phrases of both": () => phrase.entryPage({ language: "farsi", category: "greetings" }),
    "popular phrases": () => language.popularPhrases("farsi"),
    languages: () => language.list(),
    "common phrases": () => language.commonPhrases({ slug: "farsi" }),
    "common phrases, next page": () =>
      language.commonPhrases({ slug: "farsi", ...(commonPage.next && { after: commonPage.next }) }),
    "a phrase in all languages": () => phrase.inAllLanguages(last),
    "a phrase in a language": () => phrase.detail({ languageSlug: "farsi", phraseSlug: last }),
    "sitemap of a language": () => phrase.listEntries({ language: "farsi" }),
    "REST phrases, 10,000": () => phrase.entryPart({}),
    "REST phrases, deep, 100": () => phrase.entryPart({ after: deepEntry, limit: 100 }),
    "REST English phrases": () => phrase.phrasePart({}),
    "REST translations, 10,000": () => translation.part({}),
    "REST translations, deep, 100": () => translation.part({ after: deepTranslation, limit: 100 }),
    dashboard: () => Promise.all([language.coverage(), category.adminList()]),
    "admin languages": () => language.adminList(),
    "admin phrases": () => phrase.adminPage(adminPhrasePageInput.parse({})),
    "admin phrases, search": () => phrase.adminPage(adminPhrasePageInput.parse({ search: "water" })),
    "admin phrases to choose from": () => phrase.options("water"),
    "admin translations": () => page(),
    "admin translations, later page": () => page({ after: far }),
    "admin translations, newest": () => page({ sort: "updated", order: "desc" }),
    "admin translations of a language": () => page({ language_id: first?.id }),
    "admin translations, search": () => page({ search: "namaste" }),
    "admin translations, search of two letters": () => page({ search: "qz" }),
    "admin translations, missing": () => page({ show: "missing" }),
    "admin translations, not romanized": () => page({ show: "not-romanized" }),
    "admin translations, with audio": () => page({ show: "audio" }),
    "admin translations, with warnings": () => page({ show: "warnings" }),
    "version of the content": () => readContentVersion(db),
  };
}
