import type { PhraseEntry } from "../content/phrase-entry.ts";
import type { AskedPhrase, EntriesOfPhrase, SearchScope } from "../search/search-source.ts";
import type { CopyTexts } from "./copy-texts.ts";
import { type CopyLanguage, type CopyPhrase, entryOf } from "./copy-vocabulary.ts";
import { staticData } from "./static-data.ts";
import type { StaticFiles } from "./static-files.ts";

/** See `SearchSource.readEntries`. */
export async function readEntries(
  files: StaticFiles,
  copy: CopyTexts,
  asked: readonly AskedPhrase[],
  { language, category }: SearchScope,
): Promise<Map<string, EntriesOfPhrase>> {
  const { languages, phrases: known } = await copy.readVocabulary();
  const searched = languages.filter(({ ref }) => language === null || ref.slug === language);
  // By how many are asked for, because which files have the least to read depends on it.
  const found = await Promise.all(
    [...Map.groupBy(asked, ({ most }) => most)].map(async ([most, alike]) => {
      const phrases = alike.flatMap(({ slug }) => {
        const phrase = known.get(slug);
        return phrase && (category === null || phrase.category.slug === category) ? phrase : [];
      });
      const read =
        language === null
          ? await readEverywhere(files, copy, phrases, searched.slice(0, most))
          : await readInLanguage(copy, phrases, searched);
      return phrases.map(({ slug }, index): [string, EntriesOfPhrase] => {
        const { entries = [], total = 0 } = read[index] ?? {};
        return [slug, { entries: entries.slice(0, most), total }];
      });
    }),
  );
  const bySlug = new Map(found.flat());
  return new Map(
    asked.flatMap(({ slug }): [string, EntriesOfPhrase][] => {
      const ofPhrase = bySlug.get(slug);
      return ofPhrase && ofPhrase.total > 0 ? [[slug, ofPhrase]] : [];
    }),
  );
}

async function readInLanguage(copy: CopyTexts, phrases: CopyPhrase[], scope: CopyLanguage[]) {
  const texts = await readEntriesIn(copy, phrases, scope);
  return texts.map((entries) => ({ entries, total: entries.length }));
}

/** From the texts of the first languages, or phrase by phrase: of which there is less to read. */
async function readEverywhere(
  files: StaticFiles,
  copy: CopyTexts,
  phrases: CopyPhrase[],
  first: CopyLanguage[],
): Promise<EntriesOfPhrase[]> {
  const unread = (addresses: string[]) => addresses.filter((address) => !files.has(address)).length;
  const byLanguage = first.map(({ ref }) => staticData.textsOfLanguage(ref.slug));
  const byPhrase = phrases.map(({ slug }) => staticData.entriesOfPhrase(slug));
  const inFirst = unread(byLanguage) <= unread(byPhrase) ? await readEntriesIn(copy, phrases, first) : [];
  return Promise.all(
    phrases.map(async ({ slug, languages: total }, index) => {
      const entries = inFirst[index] ?? [];
      // Where a first language lacks the phrase, a later one takes its place.
      if (entries.length >= Math.min(first.length, total)) return { entries, total };
      const all = await files.readList<PhraseEntry>(staticData.entriesOfPhrase(slug));
      return { entries: all, total: all.length };
    }),
  );
}

/** Of each phrase, its entries in these languages. */
async function readEntriesIn(
  copy: CopyTexts,
  phrases: CopyPhrase[],
  languages: CopyLanguage[],
): Promise<PhraseEntry[][]> {
  const texts = await Promise.all(languages.map(copy.readTexts));
  return phrases.map((phrase) =>
    languages.flatMap(({ ref }, index) => {
      const row = texts[index]?.ofPhrase.get(phrase.slug)?.row;
      return row ? [entryOf(phrase, ref, row)] : [];
    }),
  );
}
