import { CardGrid } from "@saywhere/ui/card-grid";
import { PhraseCard } from "@saywhere/ui/phrase-card";
import { SectionHeading } from "@saywhere/ui/section-heading";
import { paths } from "@saywhere/validators/paths";
import type { PhraseEntry } from "@saywhere/validators/phrase-entry";

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
          <PhraseCard
            key={entry.id}
            href={paths.translation(entry.language.slug, entry.phrase.slug)}
            english={entry.phrase.english}
            nativeText={entry.native_text}
            romanization={entry.romanization}
            language={entry.language}
            category={entry.category}
            show="category"
          />
        ))}
      </CardGrid>
    </section>
  );
}
