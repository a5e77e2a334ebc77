import { editDistance, mostEdits } from "@saywhere/search/normalization/edit-distance";
import { normalizeSearchText } from "@saywhere/validators/texts/normalize-search-text";
import type { PracticeItem } from "./practice-item.ts";
import type { PhraseForm } from "./use-session-phrases.ts";

/** `other` is right, but another form of the phrase than the asked one. */
export type Verdict = "right" | "other" | "close" | "wrong";

/** Below this length, a text with a typo is another word. */
const MIN_LENGTH_WITH_TYPO = 4;
const OPTIONS = 4;

/** The texts that answer a card: in the language, its script or its romanization. */
export function acceptedAnswers({ entry, direction }: PracticeItem): string[] {
  if (direction === "to-english") return [entry.phrase.english];
  return textsOf(entry);
}

/** How a phrase is written: in its script, and in Latin letters. */
export function textsOf({ native_text, romanization }: PhraseForm): string[] {
  return romanization ? [native_text, romanization] : [native_text];
}

/**
 * Compares a typed answer regardless of case, accents, punctuation, spaces and the spelling of long vowels; a typo or two
 * make it "close".
 *
 * @param others texts of the phrase in its other forms
 */
export function compareAnswer(
  typed: string,
  accepted: readonly string[],
  others: readonly string[] = [],
): Verdict {
  const given = compact(typed);
  if (!given) return "wrong";
  const isGiven = (text: string) => compact(text) === given || isInLongVowels(given, text);
  if (accepted.some(isGiven)) return "right";
  if (others.some(isGiven)) return "other";
  const isClose = accepted.map(compact).some((text) => {
    if (text.length < MIN_LENGTH_WITH_TYPO) return false;
    const most = mostEdits(text.length);
    return editDistance(given, text, most) <= most;
  });
  return isClose ? "close" : "wrong";
}

const MACRON = /[āēīōū]/i;
/** The second letter of a long vowel without a macron. */
const LENGTH = /(?<=a)a|(?<=e)e|(?<=i)i|(?<=o)[ou]|(?<=u)u/g;

/** Whether a text is typed as a romanization with macrons is often written: arigatou, salaam. */
function isInLongVowels(given: string, romanization: string): boolean {
  const shorten = (text: string) => text.replace(LENGTH, "");
  return MACRON.test(romanization) && shorten(given) === shorten(compact(romanization));
}

function compact(text: string): string {
  return normalizeSearchText(text).replaceAll(" ", "");
}

/**
 * Four cards to choose from, the asked one among them; fewer in a small set. Options of the same language come first,
 * because another script would give the answer away, and none has the same answer as another.
 *
 * @param random returns numbers from 0 to 1, excluding 1
 */
export function pickOptions(
  asked: PracticeItem,
  pool: readonly PracticeItem[],
  random: () => number = Math.random,
): PracticeItem[] {
  const answerOf = (item: PracticeItem) => compact(acceptedAnswers(item)[0] ?? "");
  const known = new Set([answerOf(asked)]);
  const others: PracticeItem[] = [];
  const isSameLanguage = (item: PracticeItem) => item.entry.language.slug === asked.entry.language.slug;
  const candidates = shuffle(
    pool.filter(({ direction }) => direction === asked.direction),
    random,
  );
  for (const item of candidates.toSorted(
    (one, other) => Number(isSameLanguage(other)) - Number(isSameLanguage(one)),
  )) {
    if (others.length === OPTIONS - 1) break;
    if (known.has(answerOf(item))) continue;
    known.add(answerOf(item));
    others.push(item);
  }
  return shuffle([asked, ...others], random);
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, order: random() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ item }) => item);
}
