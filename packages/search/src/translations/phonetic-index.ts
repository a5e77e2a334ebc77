import { normalizeSearchText } from "@saywhere/validators/texts/normalize-search-text";
import { type PhoneticForm, phoneticForm } from "../normalization/phonetic-form.ts";
import type { PhoneticText } from "../search-source.ts";

export interface PhoneticMatch {
  text: PhoneticText;
  /** The pronunciation guide that matched. */
  guide: string;
  /** Distance between the vowels. */
  difference: number;
}

/** Finds the texts that sound like a query typed by ear. */
export interface PhoneticIndex {
  /**
   * Returns the matches, the nearest first, each text once.
   *
   * @param written normalised
   */
  find(written: string): PhoneticMatch[];
}

/** Shorter sounds have too many matches. */
const SHORTEST_FRAME = 4;
/** Minimum share that must remain of a text that is found without its last word. */
const LEAST_SHARE = 0.55;
const SHORTEST_PART = 5;

const indexes = new WeakMap<readonly PhoneticText[], PhoneticIndex>();

/** Returns the index of texts by their sounds, built once per list and collected with it. */
export function getPhoneticIndex(texts: readonly PhoneticText[]): PhoneticIndex {
  const known = indexes.get(texts);
  if (known) return known;
  const index = createHeardIndex(texts);
  indexes.set(texts, index);
  return index;
}

/** Whether a text has enough sounds for a lookup. */
export const isLongEnough = (written: string): boolean =>
  phoneticForm(written).consonants.length >= SHORTEST_FRAME;

interface IndexedForm {
  text: PhoneticText;
  guide: string;
  form: PhoneticForm;
  isPart: boolean;
}

function createHeardIndex(texts: readonly PhoneticText[]): PhoneticIndex {
  const forms = texts.flatMap((text) => text.guides.flatMap((guide) => formsOf(text, guide)));
  const byFrame = Map.groupBy(forms, ({ form }) => form.consonants);
  return {
    find(written) {
      const sought = phoneticForm(written);
      const isOneWord = !written.includes(" ");
      const most = mostDifference(sought.consonants.length, isOneWord);
      const found = (byFrame.get(sought.consonants) ?? [])
        .filter(({ isPart }) => !(isPart && isOneWord))
        .map(({ text, guide, form }) => ({
          text,
          guide,
          difference: differenceOf(form.vowels, sought.vowels),
        }))
        .filter(({ difference }) => difference <= most)
        .toSorted((one, other) => one.difference - other.difference);
      const seen = new Set<PhoneticText>();
      return found.filter(({ text }) => !seen.has(text) && seen.add(text));
    },
  };
}

/**
 * Returns the forms of a text: the whole, and without its last word, which may be only a polite particle, if most
 * remains.
 */
function formsOf(text: PhoneticText, guide: string): IndexedForm[] {
  const words = guide.split(" ").map((word) => normalizeSearchText(word));
  const form = phoneticForm(words.join(" "));
  if (form.consonants.length < SHORTEST_FRAME) return [];
  const part = phoneticForm(words.slice(0, -1).join(" "));
  const isMost = part.consonants.length >= Math.max(SHORTEST_PART, form.consonants.length * LEAST_SHARE);
  return [
    { text, guide, form, isPart: false },
    ...(isMost ? [{ text, guide, form: part, isPart: true }] : []),
  ];
}

/** Maximum vowel distance for this many sounds; smaller for a single word, which may be of any language. */
function mostDifference(sounds: number, isOneWord: boolean): number {
  const telling = isOneWord ? sounds - 1 : sounds;
  if (telling < 5) return 0;
  if (telling < 7) return 0.5;
  return telling < 10 ? 1 : 1.5;
}

function differenceOf(some: readonly string[], others: readonly string[]): number {
  return some.reduce((sum, one, at) => sum + differenceOfVowel(one, others[at] ?? ""), 0);
}

function differenceOfVowel(one: string, other: string): number {
  if (one === other || one.includes("?") || other.includes("?")) return 0;
  return Array.from(one).some((letter) => other.includes(letter)) ? 0.5 : 1;
}
