import { CardGrid } from "@saywhere/ui/cards/card-grid";
import { SectionHeading } from "@saywhere/ui/section-heading";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { paths } from "@saywhere/validators/urls/paths";
import { EntryCard } from "../../lib/phrase-entry-card.tsx";

export function FarsiPhrases({ entries }: { entries: PhraseEntry[] }) {
  return (
    <section aria-labelledby="farsi-title">
      <SectionHeading
        id="farsi-title"
        action={<a href={paths.language("farsi")}>More about Farsi (Persian)</a>}
      >
        Common Phrases in Farsi (Persian)
      </SectionHeading>
      <CardGrid>
        {entries.map((entry) => (
          <EntryCard key={entry.id} entry={entry} show="category" />
        ))}
      </CardGrid>
    </section>
  );
}
