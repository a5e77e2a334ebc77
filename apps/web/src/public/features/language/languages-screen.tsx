import { Breadcrumb } from "@saywhere/ui/breadcrumb";
import { CardGrid } from "@saywhere/ui/cards/card-grid";
import { LanguageCard, type LanguageCardProps } from "@saywhere/ui/cards/language-card";
import { Page } from "@saywhere/ui/page";
import { SectionHeading } from "@saywhere/ui/section-heading";
import { paths } from "@saywhere/validators/urls/paths";

export function LanguagesScreen({ languages }: { languages: LanguageCardProps[] }) {
  return (
    <Page>
      <Breadcrumb items={[{ label: "Home", href: paths.home }, { label: "Languages" }]} />
      <SectionHeading
        level={1}
        lead={`${languages.length} languages, each with its own name, script and phrases.`}
      >
        Browse Languages
      </SectionHeading>
      <CardGrid min="md" label="Languages">
        {languages.map((language) => (
          <LanguageCard key={language.href} {...language} />
        ))}
      </CardGrid>
    </Page>
  );
}
