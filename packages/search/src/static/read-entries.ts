import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import type { PhraseEntries, PhraseRequest, SearchScope } from "../search-source.ts";
import { staticData } from "./data-files.ts";
import type { FileLoader } from "./file-loader.ts";
import type { TextStore } from "./text-store.ts";
import { type ExportedLanguage, type ExportedPhrase, entryOf } from "./vocabulary.ts";

/** See `SearchSource.readEntries`. */
export async function readEntries(
  files: FileLoader,
  copy: TextStore,
  asked: readonly PhraseRequest[],
  { language, category }: SearchScope,
): Promise<Map<string, PhraseEntries>> {
  const { languages, phrases: known } = await copy.readVocabulary();
  const searched = languages.filter(({ ref }) => language === null || ref.slug === language);
  // Requests are grouped by limit, because the files with the least to read depend on it.
  const found = await Promise.all(
    [...Map.groupBy(asked, ({ limit }) => limit)].map(async ([limit, alike]) => {
      const phrases = alike.flatMap(({ slug }) => {
        const phrase = known.get(slug);
        return phrase && (category === null || phrase.category.slug === category) ? phrase : [];
      });
      const read =
        language === null
          ? await readEverywhere(files, copy, phrases, searched.slice(0, limit))
          : await readInLanguage(copy, phrases, searched);
      return phrases.map(({ slug }, index): [string, PhraseEntries] => {
        const { entries = [], total = 0 } = read[index] ?? {};
        return [slug, { entries: entries.slice(0, limit), total }];
      });
    }),
  );
  const bySlug = new Map(found.flat());
  return new Map(
    asked.flatMap(({ slug }): [string, PhraseEntries][] => {
      const ofPhrase = bySlug.get(slug);
      return ofPhrase && ofPhrase.total > 0 ? [[slug, ofPhrase]] : [];
    }),
  );
}

async function readInLanguage(copy: TextStore, phrases: ExportedPhrase[], scope: ExportedLanguage[]) {
  const texts = await readEntriesIn(copy, phrases, scope);
  return texts.map((entries) => ({ entries, total: entries.length }));
}

/** Reads from the texts of the first languages or phrase by phrase, whichever is less to read. */
async function readEverywhere(
  files: FileLoader,
  copy: TextStore,
  phrases: ExportedPhrase[],
  first: ExportedLanguage[],
): Promise<PhraseEntries[]> {
  const unread = (addresses: string[]) => addresses.filter((address) => !files.has(address)).length;
  const byLanguage = first.map(({ ref }) => staticData.textsOfLanguage(ref.slug));
  const byPhrase = phrases.map(({ slug }) => staticData.entriesOfPhrase(slug));
  const inFirst = unread(byLanguage) <= unread(byPhrase) ? await readEntriesIn(copy, phrases, first) : [];
  return Promise.all(
    phrases.map(async ({ slug, languages: total }, index) => {
      const entries = inFirst[index] ?? [];
      // If a first language lacks the phrase, a later one replaces it.
      if (entries.length >= Math.min(first.length, total)) return { entries, total };
      const all = await files.readList<PhraseEntry>(staticData.entriesOfPhrase(slug));
      return { entries: all, total: all.length };
    }),
  );
}

/** Returns the entries of each phrase in these languages. */
async function readEntriesIn(
  copy: TextStore,
  phrases: ExportedPhrase[],
  languages: ExportedLanguage[],
): Promise<PhraseEntry[][]> {
  const texts = await Promise.all(languages.map(copy.readTexts));
  return phrases.map((phrase) =>
    languages.flatMap(({ ref }, index) => {
      const row = texts[index]?.ofPhrase.get(phrase.slug)?.row;
      return row ? [entryOf(phrase, ref, row)] : [];
    }),
  );
}
