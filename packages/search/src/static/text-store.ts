import type { LanguageRef, PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { normalizeSearchText } from "@saywhere/validators/texts/normalize-search-text";
import { fuzzyQueryTerms, fuzzyTerms } from "../matching/fuzzy-match.ts";
import { compactText, isUnspaced, runsOf, textTerms, wordsOf } from "../matching/text-terms.ts";
import { memoizeByObject } from "../memoize.ts";
import type { PhoneticText, SearchPhrase, SearchVocabulary } from "../search-source.ts";
import {
  type FileLoader,
  type StaticPhoneticTexts,
  type StaticText,
  type StaticTexts,
  type StaticVocabulary,
  staticData,
} from "./data-files.ts";
import { unpackLists, unpackTexts } from "./packed-texts.ts";

/** The vocabulary and the texts of a static export. */
export interface TextStore {
  readVocabulary(): Promise<ExportedVocabulary>;
  readTexts(language: ExportedLanguage): Promise<IndexedTexts>;
  readPhoneticTexts(): Promise<readonly PhoneticText[]>;
}

/**
 * Reads the texts of a static export from its data files. @throws what the file loader throws for an unreadable file
 */
export function createTextStore(files: FileLoader): TextStore {
  return {
    readVocabulary: async () => vocabularyOf(await files.read<StaticVocabulary>(staticData.vocabulary)),
    readTexts: async ({ ref }) =>
      indexOf((await files.readList(staticData.textsOfLanguage(ref.slug))) as StaticTexts | []),
    readPhoneticTexts: async () =>
      phoneticTextsOf((await files.readList(staticData.phoneticTexts)) as StaticPhoneticTexts | []),
  };
}

// Cached by the object of the file: a file that is loaded again after a failure is a new object.
const vocabularyOf = memoizeByObject(exportedVocabulary);
const indexOf = memoizeByObject(indexTexts);
const phoneticTextsOf = memoizeByObject(
  ([phrases = [], ...languages]: StaticPhoneticTexts | []): readonly PhoneticText[] =>
    languages.flatMap(([language, packed]) => {
      const guides = unpackLists(packed);
      return phrases.flatMap((phrase, index) => {
        const ofPhrase = guides[index]?.filter(Boolean) ?? [];
        return ofPhrase.length > 0 ? [{ language, phrase, guides: ofPhrase }] : [];
      });
    }),
);

export interface ExportedPhrase extends SearchPhrase {
  id: number;
  /** Position in the lists. */
  place: number;
  /** Number of languages that have the phrase. */
  languages: number;
}

export interface ExportedLanguage {
  ref: LanguageRef;
  /** Scripts of its texts; see `textScripts`. */
  scripts: readonly string[];
}

/** The vocabulary of a static export in the form that search uses, with the additional data of the export. */
export interface ExportedVocabulary {
  vocabulary: SearchVocabulary;
  phrases: ReadonlyMap<string, ExportedPhrase>;
  phraseOfId: ReadonlyMap<number, ExportedPhrase>;
  /** In display order. */
  languages: readonly ExportedLanguage[];
}

/**
 * Parses the vocabulary file. Phrases of a category that is missing from it, which come from an older file, are
 * omitted.
 */
function exportedVocabulary({ languages, phrases, ...rest }: StaticVocabulary): ExportedVocabulary {
  const categories = new Map(rest.categories.map((category) => [category.slug, category]));
  const placed = phrases.flatMap(([slug, english, ofCategory, said, id, lines], place): ExportedPhrase[] => {
    const category = categories.get(ofCategory);
    if (!category) return [];
    const intents = lines ? { intents: lines.split("\n") } : {};
    return [{ id, slug, english, category, ...intents, languages: said, place }];
  });
  return {
    vocabulary: {
      ...rest,
      languages: languages.map(({ scripts: _, ...language }) => language),
      phrases: placed.map(({ id: _, place: __, languages: ___, ...phrase }) => phrase),
    },
    phrases: new Map(placed.map((phrase) => [phrase.slug, phrase])),
    phraseOfId: new Map(placed.map((phrase) => [phrase.id, phrase])),
    languages: languages.map(({ scripts, names: _, ...ref }) => ({ ref, scripts })),
  };
}

/** Returns a translation in the form that lists show. */
export function entryOf(
  { slug, english, category }: SearchPhrase,
  language: LanguageRef,
  { id, native, romanization }: StaticText,
): PhraseEntry {
  return { id, phrase: { slug, english }, language, category, native_text: native, romanization };
}

/** Minimum number of letters by which a text is found by its start; equal to the limit of `matchText`. */
const MIN_BEGINNING_LENGTH = 3;

export interface IndexedRow {
  row: StaticText;
  /** All texts of the translation, normalized. */
  texts: readonly string[];
}

/** The translations of a language, normalized once, with the terms of each. */
export interface IndexedTexts {
  /** Rows by the phrase's ID. */
  ofPhrase: ReadonlyMap<number, IndexedRow>;
  /** Rows by term; see `textTerms`. */
  ofTerm: ReadonlyMap<string, readonly IndexedRow[]>;
  /** Rows by whole text without spaces. */
  ofWhole: ReadonlyMap<string, readonly IndexedRow[]>;
}

function indexTexts(file: StaticTexts | []): IndexedTexts {
  const ofTerm = new Map<string, IndexedRow[]>();
  const ofWhole = new Map<string, IndexedRow[]>();
  const rows = unpackTexts(file).map((row) => ({ row, texts: textsOf(row).map(normalizeSearchText) }));
  for (const row of rows) {
    for (const text of row.texts) {
      const compact = compactText(text);
      for (const term of textTerms(text)) add(ofTerm, term, row);
      for (const term of fuzzyTerms(compact)) add(ofTerm, term, row);
      add(ofWhole, compact, row);
    }
  }
  return { ofPhrase: new Map(rows.map((row) => [row.row.phraseId, row])), ofTerm, ofWhole };
}

function textsOf({ native, romanization, variants }: StaticText): string[] {
  return [native, ...(romanization === null ? [] : [romanization]), ...variants];
}

/** Returns a superset of the rows with a text that `matchText` accepts. */
export function candidatesOf({ ofTerm, ofWhole }: IndexedTexts, sought: string): Set<IndexedRow> {
  const found = new Set<IndexedRow>();
  const take = (rows: readonly IndexedRow[] = []) => {
    for (const row of rows) found.add(row);
  };
  for (const term of textTerms(sought)) take(ofTerm.get(term));
  for (const run of runsOf(wordsOf(sought))) take(ofWhole.get(run));
  const compact = compactText(sought);
  if (compact.length >= MIN_BEGINNING_LENGTH || isUnspaced(compact)) {
    for (const [whole, rows] of ofWhole) if (whole.startsWith(compact)) take(rows);
  }
  return found;
}

/** Returns a superset of the rows with a text that `fuzzyMatch` accepts. */
export function fuzzyCandidates({ ofTerm }: IndexedTexts, nearly: string): Set<IndexedRow> {
  const terms = [...fuzzyQueryTerms(compactText(nearly)), ...textTerms(nearly)];
  return new Set(terms.flatMap((term) => ofTerm.get(term) ?? []));
}

function add(rowsOf: Map<string, IndexedRow[]>, key: string, row: IndexedRow): void {
  const rows = rowsOf.get(key);
  if (!rows) rowsOf.set(key, [row]);
  else if (rows.at(-1) !== row) rows.push(row);
}
