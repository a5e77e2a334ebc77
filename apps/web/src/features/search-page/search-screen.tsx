import { Page } from "@saywhere/ui/page";
import type { SearchResult } from "@saywhere/validators/search";
import { SearchHits } from "./search-hits.tsx";
import { LanguageNamed, NothingFound, NothingTyped } from "./search-suggestions.tsx";

interface SearchScreenProps {
  /** What was typed; the search banner above shows it. */
  query: string | undefined;
  /** Null while nothing is typed. */
  result: SearchResult | null;
}

export function SearchScreen({ query, result }: SearchScreenProps) {
  return <Page>{!query || !result ? <NothingTyped /> : <Found query={query} result={result} />}</Page>;
}

function Found({ query, result }: { query: string; result: SearchResult }) {
  if (result.groups.length > 0) return <SearchHits query={query} result={result} />;
  // The name of a language and nothing else.
  if (result.language && !result.text) return <LanguageNamed language={result.language} />;
  return <NothingFound query={query} />;
}
