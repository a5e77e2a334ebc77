import type { SearchResult } from "@saywhere/validators/search/search-result";
import { chooseBySearch } from "./set-my-language.ts";

type Read = Pick<SearchResult, "named" | "language" | "groups">;

/** Share of a phrase that must be in the query where no preposition says that its language is asked for. */
const LEAST_SHARE = 0.25;

/** Chooses the language of a search, if the query asks for it plainly. */
export function chooseAskedLanguage(query: string, { named, language, groups }: Read): void {
  if (named.language && language && asksFor(language.name, query, groups)) chooseBySearch(language);
}

/**
 * Whether a query asks for a language: 'in Japanese', the name alone, or at an end beside a phrase. A country may be where
 * somebody goes, and other words may be things: 'turkey', 'a danish', 'the thai restaurant'.
 *
 * @param name the language's own, such as 'Farsi (Persian)', of which any word will do
 */
function asksFor(name: string, query: string, [first]: SearchResult["groups"]): boolean {
  const own = `(?:${name.match(/\p{L}+/gu)?.join("|")})`;
  const isIn = (before: string, after: string) => new RegExp(before + own + after, "iu").test(query);
  if (isIn("(?:^|[^\\p{L}])(?:in|into|to)\\s+(?:the\\s+)?", "(?!\\p{L})") || isIn("^\\s*", "[^\\p{L}]*$"))
    return true;
  const { field, text = "", parts = [] } = first?.match ?? {};
  const matched = parts.reduce((sum, { start, end }) => sum + end - start, 0);
  const isPhrase = field === "english" && matched >= text.length * LEAST_SHARE;
  return isPhrase && (isIn("^\\s*", "(?!\\p{L})") || isIn("(?<!\\p{L})", "[^\\p{L}]*$"));
}
