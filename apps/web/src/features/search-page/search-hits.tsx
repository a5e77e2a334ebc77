import { CardGrid } from "@saywhere/ui/card-grid";
import { SectionHeading } from "@saywhere/ui/section-heading";
import { paths } from "@saywhere/validators/paths";
import type { SearchHit, SearchResult } from "@saywhere/validators/search";
import { EntryCard } from "../../lib/entry-card.tsx";

/** The hits, best first, below what the query was taken to mean. */
export function SearchHits({ query, result }: { query: string; result: SearchResult }) {
  const { groups, language } = result;
  const hits = groups.flatMap((group) => group.hits);
  return (
    <>
      <SectionHeading level={1} lead={<Understood hits={hits} language={language} text={result.text} />}>
        Results for “{query}”
      </SectionHeading>
      <CardGrid label="Results">
        {hits
          .filter((entry) => entry.language.slug && entry.phrase.slug)
          .map((entry) => (
            <EntryCard key={entry.id} entry={entry} show={language ? "category" : "both"} />
          ))}
      </CardGrid>
    </>
  );
}

/** A language that the query names narrows the hits: it is said, and can be taken off. */
function Understood({
  hits,
  language,
  text,
}: Pick<SearchResult, "language" | "text"> & { hits: SearchHit[] }) {
  const count = hits.length === 1 ? "1 phrase" : `${hits.length} phrases`;
  if (!language) return `${count}, best matches first`;
  const name = <a href={paths.language(language.slug)}>{language.name}</a>;
  if (!text) {
    return (
      <>
        Popular phrases in {name}. <a href={paths.commonPhrases(language.slug)}>All common phrases</a>
      </>
    );
  }
  return (
    <>
      {count} for “{text}” in {name}. <a href={paths.search(text)}>Search in all languages</a>
    </>
  );
}
