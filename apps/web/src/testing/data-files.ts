import type { Language } from "@saywhere/validators/language";
import type { PhraseEntry } from "@saywhere/validators/phrase-entry";
import { type StaticOldSlugs, staticData } from "@saywhere/validators/static-copy";
import { HttpResponse, http } from "msw";
import { normalizeSearchText } from "../static-copy/search/normalize-search-text.ts";
import { apiServer } from "./api.ts";

export interface DataSite {
  languages: Language[];
  /** In the order of the lists. */
  entries: PhraseEntry[];
  oldCategories?: StaticOldSlugs;
}

/** The data files of a static copy with these entries, by address. */
export function dataFilesOf({ languages, entries, oldCategories = [] }: DataSite): Map<string, unknown> {
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
    [staticData.oldCategories, oldCategories],
    [staticData.phrases, phrases],
    [
      staticData.search,
      {
        languages: languages.map(({ slug, name, nativeName, code, script, direction }) => ({
          slug,
          name,
          code,
          script,
          direction,
          names: [slug, name, nativeName, code].map(normalizeSearchText),
        })),
        english: phrases.map((phrase) => [phrase.slug, normalizeSearchText(phrase.english)]),
      },
    ],
  ]);
  for (const { slug } of phrases) {
    files.set(
      staticData.entriesOfPhrase(slug),
      entries.filter(({ phrase }) => phrase.slug === slug),
    );
  }
  for (const { slug } of languages) {
    const own = entries.filter(({ language }) => language.slug === slug);
    files.set(staticData.entriesOfLanguage(slug), own);
    const texts = own.map(({ phrase, native_text, romanization }) => [
      phrase.slug,
      normalizeSearchText(native_text),
      romanization && normalizeSearchText(romanization),
    ]);
    files.set(staticData.searchOfLanguage(slug), texts);
  }
  return files;
}

/** Serves the files as a plain server does; the addresses asked for are noted in the list it gives. */
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
