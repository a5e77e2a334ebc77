import { normalizeSearchText } from "@saywhere/validators/texts/normalize-search-text";
import type { TranslationResult } from "../matching/match-translations.ts";
import { memoizeByObject } from "../memoize.ts";
import { type PhoneticForm, phoneticForm } from "../normalization/phonetics.ts";
import type { PhoneticText, SearchScope, SearchSource } from "../search-source.ts";
import type { VocabularyIndex } from "../vocabulary-index.ts";

/** Ranks phonetic matches behind texts that differ only in similar letters, and before texts with other letters. */
const COST_OF_SOUND = 0.7;
const COST_OF_DIFFERENCE = 0.5;
const MAX_FOUND = 8;

/**
 * Finds the translations of common phrases, which people know by ear, that sound like a text.
 *
 * @param text normalized
 */
export async function phoneticSearch(
  source: SearchSource,
  index: VocabularyIndex,
  text: string,
  { language, category }: SearchScope,
): Promise<TranslationResult[]> {
  if (!isLongEnough(text)) return [];
  const { phrases } = index.vocabulary;
  const isSought = ({ text: phonetic }: PhoneticMatch) => {
    if (language !== null && phonetic.language !== language) return false;
    const phrase = phrases[index.positionOfPhrase.get(phonetic.phrase) ?? phrases.length];
    return phrase !== undefined && (category === null || phrase.category.slug === category);
  };
  const found = getPhoneticIndex(await source.phoneticTexts())
    .find(text)
    .filter(isSought)
    .slice(0, MAX_FOUND);
  const byLanguage = Map.groupBy(found, (one) => one.text.language);
  const matches = [...byLanguage].map(([slug, ofLanguage]) => foundIn(source, slug, ofLanguage));
  return (await Promise.all(matches)).flat();
}

async function foundIn(
  source: SearchSource,
  language: string,
  found: readonly PhoneticMatch[],
): Promise<TranslationResult[]> {
  const requests = found.map(({ text }) => ({ slug: text.phrase, limit: 1 }));
  const read = await source.readEntries(requests, { language, category: null });
  return found.flatMap(({ text, guide, difference }): TranslationResult[] => {
    const entry = read.get(text.phrase)?.entries[0];
    const cost = COST_OF_SOUND + difference * COST_OF_DIFFERENCE;
    const parts = [{ start: 0, end: guide.length }];
    const match = { field: "pronunciation_guide" as const, text: guide, parts };
    return entry ? [{ entry, kind: "similar", cost, share: 1, match }] : [];
  });
}

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
   * @param written normalized
   */
  find(written: string): PhoneticMatch[];
}

/** Shorter sounds have too many matches. */
const MIN_FRAME_LENGTH = 4;
/** Minimum share that must remain of a text that is found without its last word. */
const MIN_SHARE = 0.55;
const MIN_PART_LENGTH = 5;

/** Whether a text has enough sounds for a lookup. */
export const isLongEnough = (written: string): boolean =>
  phoneticForm(written).consonants.length >= MIN_FRAME_LENGTH;

interface IndexedForm {
  text: PhoneticText;
  guide: string;
  form: PhoneticForm;
  isPart: boolean;
}

/** Returns the index of texts by their sounds. */
export const getPhoneticIndex = memoizeByObject((texts: readonly PhoneticText[]): PhoneticIndex => {
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
});

/**
 * Returns the forms of a text: the whole, and without its last word, which may be only a polite particle, if most
 * remains.
 */
function formsOf(text: PhoneticText, guide: string): IndexedForm[] {
  const words = guide.split(" ").map((word) => normalizeSearchText(word));
  const form = phoneticForm(words.join(" "));
  if (form.consonants.length < MIN_FRAME_LENGTH) return [];
  const part = phoneticForm(words.slice(0, -1).join(" "));
  const isMost = part.consonants.length >= Math.max(MIN_PART_LENGTH, form.consonants.length * MIN_SHARE);
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
