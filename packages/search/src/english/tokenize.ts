import { wordsOf } from "../matching/text-terms.ts";

/** A word of an English text, with its contractions written out. */
export interface EnglishWord {
  /** As it is compared: without the endings of plurals and verbs. */
  stem: string;
  word: string;
  /** Where it is written in the text without spaces; the words of a contraction share a place. */
  start: number;
  end: number;
}

/** What is left of an apostrophe: "what's" was normalised to 'what s'. */
const AFTER_APOSTROPHE: ReadonlyMap<string, string> = byWord({
  s: "is",
  m: "am",
  re: "are",
  ll: "will",
  ve: "have",
  d: "would",
  t: "not",
});
/** Contractions as they are typed without their apostrophe, and what is typed in haste. */
const WRITTEN_OUT: ReadonlyMap<string, readonly string[]> = byWord({
  im: ["i", "am"],
  ive: ["i", "have"],
  youre: ["you", "are"],
  whats: ["what", "is"],
  wheres: ["where", "is"],
  hows: ["how", "is"],
  its: ["it", "is"],
  thats: ["that", "is"],
  don: ["do"],
  dont: ["do", "not"],
  doesnt: ["does", "not"],
  didnt: ["did", "not"],
  cant: ["can", "not"],
  cannot: ["can", "not"],
  isnt: ["is", "not"],
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
});

/** Words that are left out or put in without changing what is meant. */
const EMPTY = new Set(
  "the a an of to for in on at some any please just so very there nearest closest formally formal informal informally politely casually".split(
    " ",
  ),
);
/** Words that tell next to nothing about what is meant, where there are others. */
const STOP = new Set(
  (
    "the a an is are am was be do does did to of for in on at by from it this that these my your our his her " +
    "me i you we he she they can could would will should may have has with and or some any please there " +
    "so just very too nearest closest formally formal informal informally politely casually"
  ).split(" "),
);
/** Words of questions and wishes, which stand beside what is meant. */
const LIGHT = new Set(
  (
    "where what how when who which why find get want need like know go ask tell give take bring show see much " +
    "many more look someone people here now really say speak not"
  ).split(" "),
);

/** The words of a normalised English text. */
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

/** Words are looked up in a map, since every object knows some by itself: constructor, valueOf. */
function byWord<Value>(entries: Record<string, Value>): ReadonlyMap<string, Value> {
  return new Map(Object.entries(entries));
}

/** A word without the endings of plurals and of simple verb forms. */
export function stemOf(word: string): string {
  if (STOP.has(word) || word.length < 4) return word;
  let stem = word;
  if (stem.endsWith("ies") && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (/(?:ss|x|ch|sh|us)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (/[^sui]s$/.test(stem)) stem = stem.slice(0, -1);
  if (stem.length > 5) stem = stem.replace(/(?:ing|ed)$/, "");
  if (/([^aeiouls])\1$/.test(stem)) stem = stem.slice(0, -1);
  return stem.length > 4 ? stem.replace(/e$/, "") : stem;
}

/** Whether a normalised word can be left out or put in without changing what is meant. */
export const isFillerWord = (word: string): boolean => EMPTY.has(word);
/** Whether a normalised word tells next to nothing about what is meant, where there are others. */
export const isStopWord = (word: string): boolean => STOP.has(word);
/** The same, or whether it is a word of questions and wishes. */
export const isLowWeightWord = (word: string): boolean => STOP.has(word) || LIGHT.has(word);
