import { Breadcrumb } from "@saywhere/ui/breadcrumb";
import { CardGrid } from "@saywhere/ui/card-grid";
import { LanguageCard } from "@saywhere/ui/language-card";
import { Page } from "@saywhere/ui/page";
import { SectionHeading } from "@saywhere/ui/section-heading";
import type { Language } from "@saywhere/validators/language";
import { paths } from "@saywhere/validators/paths";
import { firstSentence } from "../../lib/first-sentence.ts";

export function LanguagesScreen({ languages }: { languages: Language[] }) {
  return (
    <Page>
      <Breadcrumb items={[{ label: "Home", href: paths.home }, { label: "Languages" }]} />
      <SectionHeading
        level={1}
        lead={`${languages.length} languages, from what they call themselves to what people say in them.`}
      >
        Browse Languages
      </SectionHeading>
      <CardGrid min="md" label="Languages">
        {languages.map((language) => (
          <LanguageCard
            key={language.id}
            {...language}
            href={paths.language(language.slug)}
            summary={firstSentence(language.description)}
          />
        ))}
      </CardGrid>
    </Page>
  );
}
