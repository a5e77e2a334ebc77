import { soughtTrigrams, textSimilarity } from "./text-similarity.ts";

/** Scripts written without spaces: words are found anywhere in a text. */
const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff\uf900-\ufaff]/;

/** The lengths, in letters, up to which a text has to be whole words, and up to which a typo changes much. */
const SHORT = 2;
const MEDIUM = 5;

/** How similar a text must be; less strictly where nothing else is found: then the query has a typo. */
const LEAST = 0.45;
const LEAST_OF_TYPO = 0.3;
/** How similar a part of a longer text must be; one word of a query of two is not enough. */
const LEAST_OF_PART = 0.55;
const AFTER_LITERAL = 5;

const lengthOf = (text: string) => Array.from(text).length;

/** The kind of a literal match, 0 for the best; null for none. */
export function literalRank(text: string, sought: string): number | null {
  const isWord = ` ${text} `.includes(` ${sought} `);
  if (!isLiteral(text, sought, isWord)) return null;
  if (text === sought) return 0;
  if (text.startsWith(sought)) return 1;
  return isWord ? 2 : 3;
}

function isLiteral(text: string, sought: string, isWord: boolean): boolean {
  if (UNSPACED.test(sought)) return text.includes(sought);
  if (lengthOf(sought) > SHORT) return text.startsWith(sought) || text.includes(` ${sought}`);
  return isWord;
}

/** A row that search finds by any of its texts. */
export interface SearchedRow {
  texts: readonly (string | null)[];
}

/**
 * The rows that match, best first, in their own order among equals; literal matches before similar ones, which are
 * looked for when the literal ones leave room. The twin of the database's `searchStatement`.
 */
export function bestRows<Row extends SearchedRow>(
  rows: readonly Row[],
  sought: string,
  limit: number,
): Row[] {
  if (!sought) return [];
  const literal = ranked(rows, (text) => literalRank(text, sought));
  const similar =
    literal.size < limit && lengthOf(sought) > SHORT
      ? ranked(rows, similarRank(sought, literal.size === 0 && lengthOf(sought) > MEDIUM))
      : new Map<Row, number>();
  const rankOf = (row: Row) => literal.get(row) ?? similar.get(row) ?? Number.POSITIVE_INFINITY;
  return rows
    .filter((row) => literal.has(row) || similar.has(row))
    .sort((a, b) => rankOf(a) - rankOf(b))
    .slice(0, limit);
}

/** The rows with a rank, each with that of its best text. The same text comes many times: it is ranked once. */
function ranked<Row extends SearchedRow>(rows: readonly Row[], rank: (text: string) => number | null) {
  const known = new Map<string, number | null>();
  const rankOnce = (text: string): number | null => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = rank(text);
    known.set(text, found);
    return found;
  };
  const found = new Map<Row, number>();
  for (const row of rows) {
    const ranks = row.texts.flatMap((text) => (text === null ? [] : (rankOnce(text) ?? [])));
    if (ranks.length > 0) found.set(row, Math.min(...ranks));
  }
  return found;
}

function similarRank(sought: string, hasTypo: boolean): (text: string) => number | null {
  const trigrams = soughtTrigrams(sought);
  const least = hasTypo ? LEAST_OF_TYPO : LEAST;
  return (text) => {
    const { whole, part } = textSimilarity(trigrams, text);
    return whole >= least || part >= LEAST_OF_PART ? AFTER_LITERAL - Math.max(whole, part) : null;
  };
}
