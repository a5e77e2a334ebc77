import { breakableJapanese } from "@saywhere/ui/text/breakable-japanese";
import { NativeText } from "@saywhere/ui/text/native-text";
import { Romanization } from "@saywhere/ui/text/romanization";
import type { LanguageRef } from "@saywhere/validators/content/phrase-entry";
import type { SearchMatch } from "@saywhere/validators/search/search-result";
import type { ReactNode } from "react";
import styles from "./highlighted-text.module.css";

interface MarkedProps {
  text: string;
  /** Field of the hit that the text belongs to. */
  field: SearchMatch["field"];
  match: SearchMatch | null;
  /** Script of a native text. */
  script?: string;
}

/** A text of a hit, with the matched ranges marked when the search found the hit by this field. */
export function HighlightedText({ text, field, match, script }: MarkedProps) {
  const part = (start: number, end?: number) =>
    script === "Jpan" ? breakableJapanese(text, start, end) : [text.slice(start, end)];
  const ranges = match?.field === field ? graphemeSafeRanges(text, match.parts) : [];
  const pieces: ReactNode[] = [];
  let done = 0;
  for (const { start, end } of ranges) {
    pieces.push(
      ...part(done, start),
      <mark key={start} className={styles.marked}>
        {part(start, end)}
      </mark>,
    );
    done = end;
  }
  return [...pieces, ...part(done)];
}

interface MatchedFormProps {
  match: SearchMatch;
  language: LanguageRef;
}

/**
 * The form by which a phrase was found, beside the texts shown anyway: a romanization, a variant, or a pronunciation.
 */
export function MatchedForm({ match, language }: MatchedFormProps) {
  const marked = (
    <HighlightedText text={match.text} field={match.field} match={match} script={language.script} />
  );
  // Syllables in English spelling.
  if (match.field === "pronunciation_guide") return marked;
  const isRomanized = language.script !== "Latn" && /\p{sc=Latn}/u.test(match.text);
  if (isRomanized) return <Romanization code={language.code}>{marked}</Romanization>;
  return <NativeText {...language}>{marked}</NativeText>;
}

type TextPart = SearchMatch["parts"][number];

/** Characters that belong to the preceding letter: marks, joiners, and the second half of a surrogate pair. */
const CONTINUES = /[\p{M}\p{Join_C}\udc00-\udfff]/u;
/** Characters that join the next letter: joiners, and the signs that merge letters in Indian scripts. */
const DRAWS = /[\u{94d}\u{9cd}\u{a4d}\u{acd}\u{b4d}\u{c4d}\u{ccd}\u{d4d}\u{200d}]/u;

const within = (text: string, at: number) =>
  at < text.length && (CONTINUES.test(text.charAt(at)) || DRAWS.test(text.charAt(at - 1)));

/**
 * Widens ranges of a text to whole graphemes: a mark that started between a letter and its accent would separate them.
 * Ranges that touch are merged; those outside the text are omitted.
 */
export function graphemeSafeRanges(text: string, parts: TextPart[]): TextPart[] {
  const whole: TextPart[] = [];
  for (let { start, end } of parts) {
    while (start > 0 && within(text, start)) start--;
    while (within(text, end)) end++;
    const last = whole.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else if (start < end && end <= text.length) whole.push({ start, end });
  }
  return whole;
}
