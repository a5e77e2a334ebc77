import { CardGrid } from "@saywhere/ui/cards/card-grid";
import { SectionHeading } from "@saywhere/ui/section-heading";
import type { Language } from "@saywhere/validators/content/language";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { paths } from "@saywhere/validators/urls/paths";
import { EntryCard } from "../../lib/phrase-entry-card.tsx";

interface PopularPhrasesProps {
  language: Language;
  entries: PhraseEntry[];
}

export function PopularPhrases({ language, entries }: PopularPhrasesProps) {
  return (
    <section aria-labelledby="popular-title">
      <SectionHeading
        id="popular-title"
        action={<a href={paths.commonPhrases(language.slug)}>All {language.name} phrases</a>}
      >
        Popular Phrases
      </SectionHeading>
      {entries.length === 0 ? <p>No popular phrases in {language.name} yet.</p> : null}
      <CardGrid label={`Popular phrases in ${language.name}`}>
        {entries.map((entry) => (
          <EntryCard key={entry.id} entry={entry} show="category" />
        ))}
      </CardGrid>
    </section>
  );
}
