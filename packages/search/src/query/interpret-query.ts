import type { CategoryRef } from "@saywhere/validators/content/category";
import { spellNumbers } from "../english/number-words.ts";
import { isKnown } from "../english/spell-correct.ts";
import { isLowWeightWord } from "../english/tokenize.ts";
import type { MatchKind } from "../matching/match-text.ts";
import type { SearchLanguage } from "../search-source.ts";
import type { VocabularyIndex } from "../vocabulary-index.ts";
import { asksForAny, type CategoryCertainty, findCategories } from "./category-mentions.ts";
import { type Confidence, filterLanguages, type LanguageMention } from "./language-mentions.ts";

/** One way to interpret a query. */
export interface Interpretation {
  /** The possible texts to search for; an empty text stands for everything in the scope. */
  texts: readonly string[];
  language: SearchLanguage | null;
  category: CategoryRef | null;
  /** Minimum match kind of an English phrase for this interpretation to be the one that was meant; null for any. */
  least: MatchKind | null;
  /** Whether the words must be complete and cover most of the phrase; another interpretation is tried next. */
  isPlain?: boolean;
  /**
   * Whether only a match that is no guess shows that this was meant: the name of a language may belong to a thing, as in
   * 'french fries'.
   */
  isLoose?: boolean;
  /** Whether the text is one of another language, to be shown in the named one. */
  isForeign?: boolean;
}

const SURE: readonly Confidence[] = ["linked", "named"];

/**
 * Returns the interpretations of a query in the order in which they are to be tried.
 *
 * @param query normalized, not empty
 */
export function interpretQuery(index: VocabularyIndex, query: string): Interpretation[] {
  const whole = { texts: textsOf(query), language: null, category: null };
  const mentions = filterLanguages(index.languages, query, (word) => isKnown(index.english, word, false));
  const named = mentions.filter(({ certainty }) => SURE.includes(certainty)).slice(0, 1);
  const inside = named.filter(isOfThing);
  const sure = inside.length > 0 ? [] : named;
  const guessed = mentions.filter(({ certainty }) => certainty === "guessed").slice(0, 1);
  const codes = mentions.filter(({ certainty }) => certainty === "code").slice(0, 1);
  // Two short words may be a language code with its region ('pt br') or a whole text ('ça va').
  const isLocale = ({ rest }: LanguageMention) => rest === "" && query.includes(" ");
  const byCode = ({ language, rest }: LanguageMention): Interpretation => ({
    ...whole,
    texts: [rest],
    language,
    least: "same",
  });
  return [
    { ...whole, texts: [query], least: "same" },
    ...numberOf(query, null),
    ...sure.flatMap((mention) => interpretationsOf(index, mention)),
    ...(sure.length === 0 ? categoriesOf(index, whole.texts, null, "sure") : []),
    { ...whole, least: "words", isPlain: true },
    ...(sure.length === 0 ? categoriesOf(index, whole.texts, null, "likely") : []),
    { ...whole, least: "words" },
    ...inside.map(({ rest }) => ({ ...interpretationOf(rest, null, null), isLoose: true })),
    ...codes.filter((one) => !isLocale(one)).map(byCode),
    // A word that resembles the name of a language may be a misspelled word of the phrase.
    ...(guessed.length > 0 ? [{ ...whole, least: "similar" as const }] : []),
    ...guessed
      .filter(({ rest }) => rest)
      .map(({ language, rest }) => interpretationOf(rest, language, "words")),
    { ...whole, least: null },
    ...codes.filter(isLocale).map(byCode),
    ...(sure.length === 0 ? categoriesOf(index, whole.texts, null, "guessed") : []),
    ...categoriesWithin(index, whole.texts, null),
    ...guessed.flatMap((mention) => interpretationsOf(index, mention)),
  ];
}

/** Interprets a query where no name narrows the search: with all its words, or without those that name a language. */
export function interpretLiterally(index: VocabularyIndex, query: string): Interpretation[] {
  const mentions = filterLanguages(index.languages, query, (word) => isKnown(index.english, word, false));
  const named = mentions.find(({ certainty, rest }) => SURE.includes(certainty) && rest);
  return [interpretationOf(query, null, null), ...(named ? [interpretationOf(named.rest, null, null)] : [])];
}

const interpretationOf = (
  text: string,
  language: SearchLanguage | null,
  least: MatchKind | null,
): Interpretation => ({
  texts: textsOf(text),
  language,
  category: null,
  least,
});

/** Returns a text with and without boilerplate, and each of these with its digits also as words. */
const textsOf = (text: string): string[] =>
  stripBoilerplate(text).flatMap((one) => {
    const spelled = spellNumbers(one);
    return spelled === null ? one : [one, spelled];
  });

/** Whether a name between other words describes a thing: 'is this turkey meat', 'the thai restaurant'. */
const isOfThing = ({ certainty, next, rest }: LanguageMention): boolean =>
  certainty === "named" && next !== "" && !isLowWeightWord(next) && stripBoilerplate(rest).length === 1;

const saysLittle = (text: string): boolean => text.split(" ").every(isLowWeightWord);

/** Returns the interpretations of the text that remains next to a language name. */
function interpretationsOf(index: VocabularyIndex, mention: LanguageMention): Interpretation[] {
  const all = interpretationsInLanguage(index, mention);
  if (mention.certainty !== "named") return all;
  // A few words of a request are not the phrase: 'can i get a danish'.
  return all.map((one) => ({ ...one, isLoose: true, ...(one.texts.every(saysLittle) && { least: "same" }) }));
}

function interpretationsInLanguage(
  index: VocabularyIndex,
  { rest, language }: LanguageMention,
): Interpretation[] {
  const { texts } = interpretationOf(rest, language, null);
  // All of the words first, because they may be a way to say a need: 'sorry for your loss', 'what did you say'.
  const isShortened = texts.length > 1 && !asksForAnyOrNothing(rest);
  const whole = isShortened ? [{ texts: [rest], language, category: null, least: "same" as const }] : [];
  if (texts.some(asksForAnyOrNothing))
    return [...whole, { texts: [""], language, category: null, least: null }];
  return [
    ...whole,
    ...numberOf(rest, language),
    ...categoriesOf(index, texts, language, "sure"),
    { texts, language, category: null, least: "words", isPlain: true },
    ...categoriesOf(index, texts, language, "likely"),
    { texts, language, category: null, least: "words" },
    { texts, language, category: null, least: "same", isForeign: true },
    { texts, language, category: null, least: null },
    ...categoriesOf(index, texts, language, "guessed"),
    ...categoriesWithin(index, texts, language),
  ];
}

/** A number that is called one, which would otherwise be the category: 'number 40'. */
const NAMED_NUMBER = /^(?:the )?number (\d+(?: \d{3})?)$|^(\d+(?: \d{3})?) number$/;

function numberOf(text: string, language: SearchLanguage | null): Interpretation[] {
  const [, after, before] = NAMED_NUMBER.exec(text) ?? [];
  const spelled = spellNumbers(after ?? before ?? "");
  return spelled === null ? [] : [{ texts: [spelled], language, category: null, least: null }];
}

const asksForAnyOrNothing = (text: string): boolean => text === "" || asksForAny(text);

/** Returns the categories that a text names as a whole. */
function categoriesOf(
  index: VocabularyIndex,
  texts: readonly string[],
  language: SearchLanguage | null,
  wanted: CategoryCertainty,
): Interpretation[] {
  return texts
    .flatMap((text) => findCategories(index.categories, text))
    .filter(({ rest, certainty }) => rest === "" && certainty === wanted)
    .slice(0, 1)
    .map(({ category }) => ({ texts: [""], language, category, least: null }));
}

/** Returns the categories that are named next to the text to search for in them. */
function categoriesWithin(
  index: VocabularyIndex,
  texts: readonly string[],
  language: SearchLanguage | null,
): Interpretation[] {
  return texts
    .flatMap((text) => findCategories(index.categories, text))
    .filter(({ rest }) => rest !== "")
    .map(({ category, rest }) => ({ texts: [rest], language, category, least: "words" }));
}

const WHO = "(?:you|i|we|one|they|people|someone|locals|the)";
const AUXILIARY = "(?:do|does|did|would|can|could|should|might)";
const SAY = "(?:say|write|spell|pronounce|translate|ask for|ask|wish someone|wish|tell someone|order|call)";
const WORD =
  "(?:word|phrase|term|expression|translation|equivalent|way|name|meaning|pronunciation|definition|synonym|slang)s?";
/** The person to whom a greeting is addressed, which does not change its meaning. */
const WHOM =
  "(?:friend|love|dear|darling|honey|baby|mate|buddy|bro|brother|sister|sir|madam|mam|mom|mum|dad|teacher|guy|all|everyone|everybody)s?";

/** The person to whom something is said, or whose name or number is requested. */
const TELL =
  "(?:tell|ask) (?:(?:a|an|the|my|some) [a-z]+|someone|somebody|people|him|her|them)(?: that| for| to)?(?: their| his| her)?";

/** Boilerplate before the text to search for. */
const BEFORE = [
  new RegExp(`^(?:.* )?how (?:to|${AUXILIARY}(?: [a-z]+){1,2}?)(?: to)? ${TELL} `),
  new RegExp(`^(?:.* )?how (?:to|${AUXILIARY}(?: [a-z]+){1,4}?)(?: to)? ${SAY} `),
  new RegExp(`^how ${AUXILIARY} ${WHO}\\b`),
  /^how (?:is|do|does)\b/,
  new RegExp(`^(?:(?:what|which)(?: s|s| is| are)? )?(?:[a-z]+ ){0,3}?${WORD} (?:for|of|to say)\\b`),
  /^(?:what|whats|what s|what is) the for\b/,
  /^(?:what|which)(?: language)? (?:does|do|did|is)\b/,
  new RegExp(`^what ${AUXILIARY} (?:[a-z]+ ){1,3}?(?:say|call)(?: for| when)?\\b`),
  /^(?:what|which) (?:word|phrase)s? means?\b/,
  /^to (?:order|ask for|ask|say|tell|wish|thank)\b/,
  /^(?:whats|what s)\b/,
  /^(?:please |can you |could you )?(?:translate|say|saying|spell|define|learn|pronounce|teach me|tell me)\b/,
  /^(?:i want|i would like|i d like|id like|i need|trying|try) to (?:say|learn|ask for|know)\b/,
  /^(?:for|of)\b/,
  /^how (?:to|do (?:i|you|we|they))\b/,
  /^(?:the )?(?:word|phrase|expression)\b/,
  /^(?:from )?english\b/,
];

/** Words before a place: 'how to get to the beach' is not said to the beach. */
const TO_A_PLACE = "(?:get|go|going|way|directions|walk|drive|me)";

/** Boilerplate after the text to search for. */
const AFTER = [
  / (?:(?:in|to|into|from) )?english$/,
  / (?:in |with )?(?:[a-z]+ )?(?:letters|alphabet|script|characters|cyrillic|romaji|hiragana|kanji|pinyin)$/,
  / (?:means?|meaning|translation|translate|translated|pronunciation|pronounced|called|said|in)$/,
  / (?:phrases?|words?|vocabulary|vocab|expressions?|sentences?)$/,
  / (?:is|be|to|into|how do you say|how to say)$/,
  / (?:in|into|to) (?:all|every|any|many|most|different|other|various|several|[0-9]+)(?: [a-z]+)? languages?$/,
  / (?:around|in|of) the world$/,
  new RegExp(` (?:my |to )?${WHOM}$`),
  / (?:to|for|with) (?:someone|somebody|people|strangers|friends|family|locals|everyone|kids|children|beginners|tourists)$/,
  new RegExp(`(?: for| with|(?<!\\b${TO_A_PLACE}) to) (?:a|an|my|your|the|some) [a-z]+$`),
  / (?:when|while|before|after) (?:you|i|we|one|someone|people|meeting|leaving|greeting|ordering|speaking|talking)\b.*$/,
  / (?:in a|the) [a-z]+ way$/,
];

/**
 * Returns a normalized query unchanged, and without the words that only ask for a translation. Both are needed, because
 * those words may belong to the phrase: 'what is your name', 'how do you say this in English'.
 */
export function stripBoilerplate(query: string): string[] {
  const texts = [query];
  for (const text of texts) {
    for (const around of [...BEFORE, ...AFTER]) {
      const shorter = text.replace(around, "").trim();
      if (!texts.includes(shorter)) texts.push(shorter);
    }
  }
  return texts;
}
