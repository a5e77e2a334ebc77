import { wordsOf } from "../matching/text-terms.ts";

/** A word of an English text, with its contractions written out. */
export interface EnglishWord {
  /** Normalized form for comparison, without the endings of plurals and verbs. */
  stem: string;
  word: string;
  /** Position in the text without spaces; the words of a contraction share one position. */
  start: number;
  end: number;
}

/** Expansions of what normalization leaves of a contraction: "what's" was normalized to 'what s'. */
const AFTER_APOSTROPHE: ReadonlyMap<string, string> = byWord({
  s: "is",
  m: "am",
  re: "are",
  ll: "will",
  ve: "have",
  d: "would",
  t: "not",
});
/** Contractions typed without an apostrophe, and common abbreviations. */
const WRITTEN_OUT: ReadonlyMap<string, readonly string[]> = byWord({
  im: ["i", "am"],
  ive: ["i", "have"],
  id: ["i", "would"],
  youre: ["you", "are"],
  whats: ["what", "is"],
  wheres: ["where", "is"],
  theres: ["there", "is"],
  hows: ["how", "is"],
  its: ["it", "is"],
  thats: ["that", "is"],
  dont: ["do", "not"],
  doesnt: ["does", "not"],
  didnt: ["did", "not"],
  cant: ["can", "not"],
  cannot: ["can", "not"],
  isnt: ["is", "not"],
  arent: ["are", "not"],
  wont: ["will", "not"],
  hasnt: ["has", "not"],
  havent: ["have", "not"],
  // What normalization leaves of a contraction with an apostrophe before its last letter.
  don: ["do"],
  doesn: ["does"],
  didn: ["did"],
  isn: ["is"],
  aren: ["are"],
  hasn: ["has"],
  haven: ["have"],
  gonna: ["going", "to"],
  gotta: ["got", "to"],
  u: ["you"],
  ur: ["your"],
  wat: ["what"],
  wats: ["what", "is"],
  wanna: ["want", "to"],
  gimme: ["give", "me"],
  lemme: ["let", "me"],
  r: ["are"],
  pls: ["please"],
  plz: ["please"],
  idk: ["i", "do", "not", "know"],
});

/** Filler words, which can be added or removed without changing the meaning. */
const EMPTY = new Set(
  (
    "the a an of to for in on at some any please just so very there nearest closest formally formal informal informally " +
    "politely casually kindly quick quickly urgent urgently asap immediately sir madam maam bro"
  ).split(" "),
);
/** Words that carry almost no meaning next to other words. */
const STOP = new Set(
  (
    "the a an is are am was were be been do does did to of for in into inside on at by from till until it this that " +
    "these those my your our his her their me us him them i you we he she they can could would will should may has " +
    "have had got with and or but if then some any please there so just very too nearest closest formally formal " +
    "informal informally politely casually kindly quick quickly urgent urgently asap immediately sir madam maam bro"
  ).split(" "),
);
/** Low-weight words of questions and requests, and those for the person concerned, which accompany the meaning. */
const LIGHT = new Set(
  (
    "where what how when who which why find get want need like know go ask tell give take bring show see much " +
    "many more look someone somebody somewhere something anyone anybody anywhere anything thing people here now near nearby " +
    "around really terrible terribly quite say speak not ok okay wife husband son daughter child children kid kids father " +
    "mother mum mom dad friend girlfriend boyfriend guy man woman"
  ).split(" "),
);

/** Returns the words of a normalized English text. */
export function englishWords(text: string): EnglishWord[] {
  const words: EnglishWord[] = [];
  let start = 0;
  for (const [index, written] of wordsOf(text).entries()) {
    const end = start + written.length;
    const ending = index > 0 ? AFTER_APOSTROPHE.get(written) : undefined;
    for (const word of ending ? [ending] : (WRITTEN_OUT.get(written) ?? [written])) {
      words.push({ stem: stemOf(word), word, start, end });
    }
    start = end;
  }
  return words;
}

/** Builds a Map, because a plain object also resolves inherited names such as `constructor` and `valueOf`. */
function byWord<Value>(entries: Record<string, Value>): ReadonlyMap<string, Value> {
  return new Map(Object.entries(entries));
}

/** Returns a word without the endings of plurals and of simple verb forms. */
export function stemOf(word: string): string {
  if (STOP.has(word) || word.length < 4) return word;
  let stem = word;
  if (stem.endsWith("ies") && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (/(?:ss|x|ch|sh|us)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (/[^sui]s$/.test(stem)) stem = stem.slice(0, -1);
  if (stem.length > 5) stem = stem.replace(/(?:ing|ed)$/, "");
  // Not 'wedd' and 'earr', which would be 'wed' and 'ear'.
  if (/([^aeioudlrs])\1$/.test(stem)) stem = stem.slice(0, -1);
  return stem.length > 4 ? stem.replace(/e$/, "") : stem;
}

/** Whether a normalized word can be added or removed without changing the meaning. */
export const isFillerWord = (word: string): boolean => EMPTY.has(word);
/** Whether a normalized word carries almost no meaning next to other words. */
export const isStopWord = (word: string): boolean => STOP.has(word);
/** Whether a normalized word is a stop word or a word of questions and requests. */
export const isLowWeightWord = (word: string): boolean => STOP.has(word) || LIGHT.has(word);
