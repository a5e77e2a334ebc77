export interface ParsedSearchQuery<Language> {
  language: Language | null;
  /** What is left to look for; empty when the query is only a language. */
  text: string;
}

const LEAD_INS = /^(?:how (?:do|would|can|to) (?:(?:you|i|we) )?say|how to say|translate|say) /;
const LINK_WORDS = /(?:^| )(?:in|into|to|en|auf)$/;

/** Codes of two letters are also English words ('no', 'is', 'it'): they count only after 'in'. */
const isCode = (name: string): boolean => name.length <= 2;

/**
 * Finds the language that a query names at either end: 'thank you in japanese', 'japanese thank you'.
 *
 * @param query a normalised query
 * @param languages every language, with every normalised name that people call it by
 */
export function parseSearchQuery<Language extends { names: readonly string[] }>(
  query: string,
  languages: readonly Language[],
): ParsedSearchQuery<Language> {
  const text = query.replace(LEAD_INS, "");
  let best: { language: Language; text: string; length: number } | null = null;
  for (const language of languages) {
    for (const name of language.names) {
      const rest = withoutName(text, name);
      if (rest !== null && (!best || name.length > best.length)) {
        best = { language, text: rest, length: name.length };
      }
    }
  }
  return best ? { language: best.language, text: best.text } : { language: null, text };
}

function withoutName(text: string, name: string): string | null {
  if (text === name) return isCode(name) ? null : "";
  if (text.endsWith(` ${name}`)) {
    const before = text.slice(0, -name.length - 1);
    const linked = LINK_WORDS.test(before);
    if (linked) return before.replace(LINK_WORDS, "").trim();
    return isCode(name) ? null : before;
  }
  if (text.startsWith(`${name} `)) return isCode(name) ? null : text.slice(name.length + 1);
  return null;
}
