import type { EnglishIndex } from "./english-index.ts";
import type { TakeMatch } from "./english-text-match.ts";
import { coverage, firstOf, parseQueryTerms, textsWith } from "./query-terms.ts";
import { isKnown } from "./spell-correct.ts";
import { type EnglishWord, isLowWeightWord } from "./tokenize.ts";

/**
 * Minimum share of a text that a phrase must have if it lacks the rest: with words unknown to every phrase, and
 * without.
 */
const MIN_SHARE = 0.65;
const MIN_SHARE_OF_KNOWN = 0.5;
/** Intents have more words than phrases, so one of two words is not enough. */
const MIN_SHARE_OF_INTENT = 0.55;
/** Maximum number of unknown words, one after the other, that the gap of a phrase may stand for. */
const MAX_WORDS_OF_GAP = 2;

/** An allergy is said by its cause: the phrase of another cause is a dangerous answer. */
const isAllergy = (word: EnglishWord | undefined): boolean => word?.word.startsWith("allerg") ?? false;

/** Takes the numerals of which a number consists, in its order: 'Twenty' and 'One' for 'twenty one'. */
export function takeNumerals(index: EnglishIndex, words: readonly EnglishWord[], take: TakeMatch): void {
  for (let from = 0; from < words.length; from++) {
    for (let to = words.length; to > from; to--) {
      const compact = words
        .slice(from, to)
        .map(({ word }) => word)
        .join("");
      // 'thousand' is in the guide as 'one thousand'.
      const numerals = index.byCompact.get(compact) ?? index.byCompact.get(`one${compact}`) ?? [];
      for (const text of numerals) take({ text, kind: "contained", cost: 1 + from, share: 1, ranges: [] });
      if (numerals.length === 0) continue;
      from = to - 1;
      break;
    }
  }
}

/**
 * Takes the phrases whose texts together have most of a text's weight, but not all of it. The text that has most of it
 * determines the rank.
 */
export function takeParts(index: EnglishIndex, words: readonly EnglishWord[], take: TakeMatch): void {
  const terms = parseQueryTerms(index, words);
  const weights = words.map(({ word, stem }) => index.weightOf(word, stem));
  const weigh = (positions: readonly number[]) => positions.reduce((sum, at) => sum + (weights[at] ?? 0), 0);
  const all = [...words.keys()];
  const telling = all.filter((at) => !isLowWeightWord(words[at]?.word ?? ""));
  const isKnownAt = (at: number) => isKnown(index, words[at]?.word ?? "", at === words.length - 1);
  const [known, unknown] = [all.filter(isKnownAt), all.filter((at) => !isKnownAt(at))];
  const isFillable = unknown[0] !== 0 && unknown.length <= MAX_WORDS_OF_GAP && isOneRun(unknown);
  const least = known.length === all.length ? MIN_SHARE_OF_KNOWN : MIN_SHARE;
  const candidates = new Set(telling.flatMap((at) => [...textsWith(index, terms, at)]));
  const allergies = telling.filter((at) => isAllergy(words[at]));
  const causes = telling.filter((at) => !isAllergy(words[at]));
  const phrases = new Set([...candidates].map((at) => index.texts[at]?.phrase ?? 0));
  for (const phrase of firstOf(phrases)) {
    const texts = (index.textsOf[phrase] ?? []).filter((at) => candidates.has(at));
    const covered = texts.flatMap((text) => {
      const indexed = index.texts[text];
      return indexed ? { text, indexed, ...coverage(indexed, terms, words) } : [];
    });
    const [best] = covered.toSorted((a, b) => weigh(a.missing) - weigh(b.missing) || b.share - a.share);
    if (!best) continue;
    const { text, indexed, missing, cost, share, ranges } = best;
    const needed = indexed.hasGap && isFillable ? known : all;
    const lacking = needed.filter((at) => covered.every((one) => one.missing.includes(at)));
    const isLacking = (at: number) => lacking.includes(at);
    if (causes.length > 0 && (causes.every(isLacking) || allergies.some(isLacking))) continue;
    const leastShare = indexed.isIntent ? Math.max(least, MIN_SHARE_OF_INTENT) : least;
    if (weigh(lacking) > weigh(needed) * (1 - leastShare)) continue;
    take({ text, kind: "contained", cost: cost + missing.length, share, ranges });
  }
}

const isOneRun = (positions: readonly number[]): boolean =>
  positions.every((at, place) => at === (positions[0] ?? 0) + place);
