import {
  type StaticDetails,
  type StaticOldSlugs,
  type StaticVocabulary,
  staticData,
} from "@saywhere/search/static/data-files";
import { packTexts } from "@saywhere/search/static/packed-texts";
import type { Language } from "@saywhere/validators/content/language";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { normalizeSearchText } from "@saywhere/validators/texts/normalize-search-text";
import { textScripts } from "@saywhere/validators/texts/scripts";
import { HttpResponse, http } from "msw";
import { apiServer } from "../../testing/api.ts";

export interface DataSite {
  languages: Language[];
  /** In the order of the lists. */
  entries: PhraseEntry[];
  oldLanguages?: StaticOldSlugs;
  oldCategories?: StaticOldSlugs;
  oldPhrases?: StaticOldSlugs;
}

/** The data files of a static export with these entries, by URL. */
export function dataFilesOf({
  languages,
  entries,
  oldLanguages = [],
  oldCategories = [],
  oldPhrases = [],
}: DataSite): Map<string, unknown> {
  const phrases = [
    ...new Map(
      entries.map(({ phrase, category }) => [
        phrase.slug,
        { slug: phrase.slug, english: phrase.english, category },
      ]),
    ).values(),
  ];
  const categories = new Map(entries.map(({ category }) => [category.slug, category]));
  const files = new Map<string, unknown>([
    [staticData.languages, languages],
    [
      staticData.categories,
      [...categories.values()].map((category, id) => ({ ...category, id, description: "", version: 1 })),
    ],
    [staticData.oldLanguages, oldLanguages],
    [staticData.oldCategories, oldCategories],
    [staticData.oldPhrases, oldPhrases],
    [staticData.phrases, phrases],
    [staticData.popular, phrases.map(({ slug }) => slug)],
    [staticData.vocabulary, vocabularyOf({ languages, entries })],
  ]);
  for (const { slug } of phrases) {
    files.set(
      staticData.entriesOfPhrase(slug),
      entries.filter(({ phrase }) => phrase.slug === slug),
    );
  }
  for (const round of languages.keys())
    files.set(staticData.entriesOfRound(round), entriesOfRound(round, { languages, entries }));
  for (const { slug } of languages) {
    const own = entries.filter(({ language }) => language.slug === slug);
    files.set(staticData.entriesOfLanguage(slug), own);
    files.set(
      staticData.detailsOfLanguage(slug),
      own.map(({ phrase }): StaticDetails[number] => [phrase.slug, `${phrase.slug}-guide`, null, null]),
    );
    files.set(
      staticData.textsOfLanguage(slug),
      packTexts(
        own.map(({ id, phrase, native_text, romanization }) => ({
          phraseId: phrases.findIndex((one) => one.slug === phrase.slug),
          id,
          native: native_text,
          romanization,
          variants: [],
        })),
      ),
    );
  }
  return files;
}

/** Each phrase in the language whose turn it is; the first phrase in the first language. */
function entriesOfRound(round: number, { languages, entries }: DataSite): PhraseEntry[] {
  const phrases = [...Map.groupBy(entries, ({ phrase }) => phrase.slug).values()];
  return phrases.flatMap((spoken, index) => {
    const slug = languages[(index + round) % languages.length]?.slug;
    return spoken.filter(({ language }) => language.slug === slug);
  });
}

/** The entries in the order of the list of all languages. */
export const variedEntries = (site: DataSite): PhraseEntry[] =>
  [...site.languages.keys()].flatMap((round) => entriesOfRound(round, site));

/** All of its phrases are popular. */
function vocabularyOf({ languages, entries }: DataSite): StaticVocabulary {
  const phrases = [...Map.groupBy(entries, ({ phrase }) => phrase.slug).values()];
  const textsIn = (slug: string) =>
    entries.flatMap(({ language, native_text, romanization }) =>
      language.slug === slug ? [native_text, romanization ?? ""] : [],
    );
  return {
    languages: languages.map(({ slug, name, nativeName, code, script, direction }) => ({
      slug,
      name,
      code,
      script,
      direction,
      names: [name, nativeName, code].map(normalizeSearchText),
      scripts: textScripts(textsIn(slug).map(normalizeSearchText)),
    })),
    categories: [...new Map(entries.map(({ category }) => [category.slug, category])).values()],
    phrases: phrases.flatMap(([first, ...others], id): StaticVocabulary["phrases"] => {
      if (!first) return [];
      const { phrase, category } = first;
      return [[phrase.slug, phrase.english, category.slug, others.length + 1, id]];
    }),
    popular: phrases.length,
    synonyms: [],
  };
}

/** Serves the files as a plain server does; the URLs asked for are noted in the list it gives. */
export function serveDataFiles(files: ReadonlyMap<string, unknown>): string[] {
  const asked: string[] = [];
  apiServer.use(
    http.get(/\/data\//, ({ request }) => {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      return files.has(pathname)
        ? HttpResponse.json(files.get(pathname) as null)
        : HttpResponse.html("<h1>404 Page Not Found</h1>", { status: 404 });
    }),
  );
  return asked;
}
