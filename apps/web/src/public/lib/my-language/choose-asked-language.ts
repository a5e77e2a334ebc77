import type { SearchResult } from "@saywhere/validators/search/search-result";
import { chooseBySearch } from "./set-my-language.ts";

type Read = Pick<SearchResult, "named" | "language" | "groups">;

/** Share of a phrase that must be in the query where no preposition says that its language is asked for. */
const MIN_SHARE = 0.25;
const PREPOSITIONS = ["in", "into", "to"];

/** Chooses the language of a search, if the query asks for it plainly. */
export function chooseAskedLanguage(query: string, { named, language, groups }: Read): void {
  if (named.language && language && asksFor(language.name, query, groups)) chooseBySearch(language);
}

/**
 * Whether a query asks for a language: 'in Japanese', the name alone, or at an end beside a phrase. A country may be a
 * destination, and other words may be things: 'turkey', 'a danish', 'the thai restaurant'.
 *
 * @param name the language's own, such as 'Farsi (Persian)', of which any word will do
 */
function asksFor(name: string, query: string, [first]: SearchResult["groups"]): boolean {
  const own = wordsOf(name);
  const words = wordsOf(query);
  const isNamed = words.map((word) => own.includes(word));
  if (isNamed.every(Boolean)) return true;
  const wordBefore = (at: number) => words[words[at - 1] === "the" ? at - 2 : at - 1] ?? "";
  if (words.some((_, at) => isNamed[at] && PREPOSITIONS.includes(wordBefore(at)))) return true;
  return Boolean(isNamed[0] || isNamed.at(-1)) && isMuchOfPhrase(first?.match);
}

function isMuchOfPhrase(match: SearchResult["groups"][number]["match"] | undefined): boolean {
  if (match?.field !== "english") return false;
  const matched = match.parts.reduce((sum, { start, end }) => sum + end - start, 0);
  return matched >= match.text.length * MIN_SHARE;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
