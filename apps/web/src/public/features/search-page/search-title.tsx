import { NativeText } from "@saywhere/ui/text/native-text";
import type { LanguageRef } from "@saywhere/validators/content/phrase-entry";
import type { SearchHit, SearchResult } from "@saywhere/validators/search/search-result";
import { foldText } from "@saywhere/validators/texts/fold-text";
import type { SearchParams } from "../../lib/search-params.ts";

interface SearchTitleProps {
  query: SearchParams;
  result: SearchResult;
  found: boolean;
}

/** The heading of the results: the searched text and its filters, as far as there are any. */
export function SearchTitle({ query: { q }, result, found }: SearchTitleProps) {
  const { text, corrected, category, language } = result;
  if (q && !found)
    return (
      <>
        No results found for &quot;
        <Quoted typed={q} result={result} />
        &quot;
      </>
    );
  const filters = [category?.name, language?.name].filter((name) => name !== undefined);
  if (q && filters.length === 0)
    return (
      <>
        Results for “<Quoted typed={q} result={result} />”
      </>
    );
  if (q && text) {
    return (
      <>
        “<Quoted typed={corrected ?? text} result={result} />”{filters.map((name) => ` · ${name}`).join("")}
      </>
    );
  }
  const phrases = category?.name ?? (q ? "Popular phrases" : "Phrases");
  return language ? `${phrases} in ${language.name}` : phrases;
}

interface QuotedProps {
  typed: string;
  result: SearchResult;
}

/** A text that the visitor typed: in another language, perhaps, and from right to left. */
function Quoted({ typed, result }: QuotedProps) {
  const language = languageOf(typed, result);
  if (!language) return <bdi dir="auto">{typed}</bdi>;
  return (
    <NativeText as="bdi" {...language}>
      {typed}
    </NativeText>
  );
}

/**
 * The language of a text that is part of native texts of the best phrase, if that is one language. What several languages
 * write in the same way, or what was found by its English, is of none.
 */
function languageOf(typed: string, { groups: [best] }: SearchResult): LanguageRef | undefined {
  if (!best || best.match) return undefined;
  const folded = foldText(typed.trim());
  const isWritten = ({ match }: SearchHit) =>
    (match?.field === "native_text" || match?.field === "variant") && foldText(match.text).includes(folded);
  const [language, ...others] = best.hits.filter(isWritten).map((hit) => hit.language);
  if (!language || others.some(({ slug }) => slug !== language.slug)) return undefined;
  const isRomanized = language.script !== "Latn" && /\p{sc=Latn}/u.test(typed);
  return isRomanized ? undefined : language;
}
