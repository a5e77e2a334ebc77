import { z } from "zod";
import { needsRomanization } from "./scripts.ts";

/** What may be wrong with a translation; warnings inform and never block. */
export const qualityWarning = z.enum([
  "other-script",
  "no-question-mark",
  "double-space",
  "no-romanization",
  "same-as-other-phrase",
]);
export type QualityWarning = z.infer<typeof qualityWarning>;

/** A warning that an editor has accepted; it comes back when the text of the translation changes. */
export const acceptedWarning = z.object({
  warning: qualityWarning,
  accepted_by: z.string().describe("Name of the person or program"),
  accepted_at: z.iso.datetime(),
});
export type AcceptedWarning = z.infer<typeof acceptedWarning>;

/** The warnings in words for people. */
export const WARNING_MESSAGES: Record<QualityWarning, string> = {
  "other-script": "Most letters are in another script",
  "no-question-mark": "Question mark missing",
  "double-space": "Two spaces in a row",
  "no-romanization": "Romanization missing",
  "same-as-other-phrase": "Same text as another phrase",
};

/** Codes that stand for several scripts of Unicode, or for a hand of one. */
const UNICODE_SCRIPTS: Record<string, string[]> = {
  Aran: ["Arab"],
  Hans: ["Hani", "Bopo"],
  Hant: ["Hani", "Bopo"],
  Jpan: ["Hani", "Hira", "Kana"],
  Kore: ["Hang", "Hani"],
  Latf: ["Latn"],
  Latg: ["Latn"],
};

/** Scripts whose languages ask without a mark: a word says it. */
const ASKS_WITHOUT_MARK = new Set(["Thai", "Laoo", "Khmr", "Mymr", "Tibt"]);

/** The world's question marks. */
const QUESTION_MARK = /[?？؟⸮፧՞꛷]/u;
/** What marks a question beside them: in Greek what looks like a semicolon, in Japanese the particle at the end. */
const OTHER_MARKS: Record<string, RegExp> = { Grek: /[;\u037e]/u, Jpan: /か[。」]?$/u };

/** Also spaces that do not break, narrow ones and those of Chinese and Japanese. */
const DOUBLE_SPACE = /[ \u00a0\u2009\u202f\u3000]{2}/u;

/** Latin words that other scripts take over as they are: ATM, SIM, Wi-Fi. */
const BORROWED = /\p{Script=Latin}*\p{Lu}[\p{Script=Latin}-]*\p{Lu}\p{Script=Latin}*/gu;

export interface CheckedTexts {
  native_text: string;
  romanization: string | null | undefined;
  /** The phrase in English. */
  english: string;
  /** ISO 15924 code of the language's script. */
  script: string;
}

/**
 * What may be wrong with a translation, as far as its own texts tell.
 *
 * @returns the warnings in a fixed order; never `same-as-other-phrase`, which only the database knows
 * @see UAX 24 for scripts
 */
export function qualityWarnings({
  native_text,
  romanization,
  english,
  script,
}: CheckedTexts): QualityWarning[] {
  const warnings: QualityWarning[] = [];
  if (isInOtherScript(native_text, script)) warnings.push("other-script");
  if (asks(english) && !hasQuestionMark(native_text, script)) warnings.push("no-question-mark");
  if (DOUBLE_SPACE.test(native_text) || DOUBLE_SPACE.test(romanization ?? "")) warnings.push("double-space");
  if (needsRomanization(script) && !romanization?.trim()) warnings.push("no-romanization");
  return warnings;
}

function asks(english: string): boolean {
  return /\?["”’')\]]*$/u.test(english.replace(/\s*\([^)]*\)\s*$/u, "").trim());
}

function hasQuestionMark(text: string, script: string): boolean {
  if (ASKS_WITHOUT_MARK.has(script)) return true;
  return QUESTION_MARK.test(text) || (OTHER_MARKS[script]?.test(text) ?? false);
}

function isInOtherScript(text: string, script: string): boolean {
  const own = lettersOf(script);
  if (!own) return false;
  const judged = needsRomanization(script) ? text.replace(BORROWED, "") : text;
  const all = judged.match(/\p{L}/gu)?.length ?? 0;
  return (judged.match(own)?.length ?? 0) * 2 < all;
}

const letters = new Map<string, RegExp | null>();

/** The letters of a script; null for a code that Unicode does not know. Kept: lists ask for thousands of texts. */
function lettersOf(script: string): RegExp | null {
  const known = letters.get(script);
  if (known !== undefined) return known;
  const pattern = makePattern(script);
  letters.set(script, pattern);
  return pattern;
}

function makePattern(script: string): RegExp | null {
  const names = UNICODE_SCRIPTS[script] ?? [script];
  try {
    return new RegExp(`(?=\\p{L})[${names.map((name) => `\\p{Script_Extensions=${name}}`).join("")}]`, "gu");
  } catch {
    return null;
  }
}
