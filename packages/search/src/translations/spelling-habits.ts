import type { MatchKind } from "../matching/match-text.ts";
import { isUnspaced } from "../matching/text-terms.ts";

type Rule = readonly [typed: RegExp, written: string];

interface Habit {
  /** Replacements that apply together. */
  rules: readonly Rule[];
  /** What a text must have that is found by them. */
  letters?: RegExp;
}

const UMLAUTS = /[äöüåø]/i;

/** How people type on another keyboard, or in another convention than the content has. */
const HABITS: readonly Habit[] = [
  // Japanese: 'arigatou gozaimasu', 'kampai'. 'ii' is a normal spelling, and stays.
  {
    rules: [
      [/([aeu])\1/g, "$1"],
      [/o[ou]/g, "o"],
      [/m(?=[bmp])/g, "n"],
    ],
  },
  // Arabic and Hindi: 'sabaah al-khayr', 'shubh raatri', 'aap kee'.
  {
    rules: [
      [/([aiu])\1/g, "$1"],
      [/ee/g, "i"],
      [/oo/g, "u"],
    ],
  },
  // 'Danke schoen', 'foerlaat'. 'ae' may also be the letter 'æ', which normalization writes so.
  {
    rules: [
      [/a[ae]/g, "a"],
      [/([ou])e/g, "$1"],
    ],
    letters: UMLAUTS,
  },
  {
    rules: [
      [/aa/g, "a"],
      [/([ou])e/g, "$1"],
    ],
    letters: UMLAUTS,
  },
  // Serbian and Croatian: 'dovidjenja'.
  { rules: [[/dj/g, "d"]], letters: /đ/i },
  // Korean, as it was romanized before 2000: 'kamsahamnida'.
  { rules: [[/(?<![a-z])k(?=[aeiouwy])/g, "g"]] },
  // Pinyin: 'ni3 hao3'.
  { rules: [[/(?<=[a-z])[1-5](?!\d)/g, ""]] },
  // Arabic letters as digits: 'mar7aba', 'ma3a', 'saba7 al 5air'.
  {
    rules: [
      [/7(?=[a-z])|(?<=[a-z])7/g, "h"],
      [/5(?=[a-z])|(?<=[a-z])5/g, "kh"],
      [/[23](?=[a-z])|(?<=[a-z])[23]/g, ""],
    ],
  },
  // A Latin letter between Ukrainian ones.
  { rules: [[/i(?=[а-яєіїґ])|(?<=[а-яєіїґ])i/g, "і"]] },
  // Hindi: the older 'कीजिये', and the dot of 'कहां' for the half moon.
  { rules: [[/(?<=[ाि])ये/g, "ए"]] },
  { rules: [[/(?<=[ाुूअआउऊएओ])ं(?= |$)/g, "ँ"]] },
  // Thai: marks in the order of handwriting, and a letter typed as two.
  {
    rules: [
      [/([่-๋])([ัิ-ฺ])/g, "$2$1"],
      [/เเ/g, "แ"],
    ],
  },
];

/** Thai words of politeness at the end: women and men say different ones, and both may omit them. */
const POLITE = /(?:ครับ|ค่ะ|คะ)$/;
const POLITE_ENDINGS = ["", "ครับ", "ค่ะ"];

/** A text as the content may write it. */
export interface ConventionalSpelling extends Pick<Habit, "letters"> {
  /** Normalized. */
  text: string;
}

/**
 * Returns the spellings that people mean who type a text in a habitual way. Unlike those of `transliterationVariants`,
 * a text that is found by one of them is surely meant.
 *
 * @param text normalized
 */
export function conventionalSpellings(text: string): ConventionalSpelling[] {
  const spellings: ConventionalSpelling[] = HABITS.map(({ rules, letters }) => ({
    text: rules.reduce((spelling, [typed, written]) => spelling.replace(typed, written), text),
    ...(letters && { letters }),
  }));
  if (POLITE.test(text)) {
    spellings.push(...POLITE_ENDINGS.map((ending) => ({ text: text.replace(POLITE, ending) })));
  }
  return spellings.filter((one) => one.text !== "" && one.text !== text);
}

/** Minimum length of a spelling in Latin letters, because shorter English words would become other words: 'eel' to 'il'. */
const MIN_LATIN_LENGTH = 4;
/** Minimum number of letters by which a longer text is surely meant. */
const MIN_PART_LENGTH = 5;

/** Whether a spelling surely means a text that matches it so, because it is not a part of many texts. */
export function isSurelyMeant(spelling: string, kind: MatchKind): boolean {
  if (kind === "same") return spelling.length >= MIN_LATIN_LENGTH || /[^a-z ]/.test(spelling);
  return (
    spelling.length >= MIN_PART_LENGTH && (kind === "prefix" || (kind === "words" && !isUnspaced(spelling)))
  );
}
