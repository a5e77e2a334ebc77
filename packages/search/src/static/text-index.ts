import { normalizeSearchText } from "@saywhere/validators/texts/normalize-search-text";
import { fuzzyQueryTerms, fuzzyTerms } from "../matching/fuzzy-terms.ts";
import { compactText, isUnspaced, runsOf, textTerms, wordsOf } from "../matching/text-terms.ts";
import type { StaticText, StaticTexts } from "./data-files.ts";

/** Minimum number of letters by which a text is found by its start; equal to the limit of `matchText`. */
const SHORTEST_BEGINNING = 3;

export interface IndexedRow {
  row: StaticText;
  /** All texts of the translation, normalised. */
  texts: readonly string[];
}

/** The translations of a language, normalised once, with the terms of each. */
export interface IndexedTexts {
  rows: readonly IndexedRow[];
  ofPhrase: ReadonlyMap<string, IndexedRow>;
  /** Rows by term; see `textTerms`. */
  ofTerm: ReadonlyMap<string, readonly IndexedRow[]>;
  /** Rows by whole text without spaces. */
  ofWhole: ReadonlyMap<string, readonly IndexedRow[]>;
}

/** Normalises and indexes the texts of a language, once for any number of queries. */
export function indexTexts(file: StaticTexts): IndexedTexts {
  const ofTerm = new Map<string, IndexedRow[]>();
  const ofWhole = new Map<string, IndexedRow[]>();
  const rows = file.map((row) => ({ row, texts: textsOf(row).map(normalizeSearchText) }));
  for (const row of rows) {
    for (const text of row.texts) {
      const compact = compactText(text);
      for (const term of textTerms(text)) add(ofTerm, term, row);
      for (const term of fuzzyTerms(compact)) add(ofTerm, term, row);
      add(ofWhole, compact, row);
    }
  }
  return { rows, ofPhrase: new Map(rows.map((row) => [row.row[0], row])), ofTerm, ofWhole };
}

function textsOf([, , native, romanization, ...variants]: StaticText): string[] {
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
  if (compact.length >= SHORTEST_BEGINNING || isUnspaced(compact)) {
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
