import { CardGrid } from "@saywhere/ui/cards/card-grid";
import { LanguageCard, type LanguageCardProps } from "@saywhere/ui/cards/language-card";
import { Page } from "@saywhere/ui/page";
import { SectionHeading } from "@saywhere/ui/section-heading";
import type { PhraseInAllLanguages } from "@saywhere/validators/content/phrase-detail";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { paths } from "@saywhere/validators/urls/paths";
import { Benefits } from "./benefits.tsx";
import { FarsiPhrases } from "./farsi-phrases.tsx";
import { Hero } from "./hero.tsx";
import styles from "./home-screen.module.css";

export interface HomeScreenProps {
  featured: LanguageCardProps[];
  /** Null when no phrase has the slug "hello". */
  greetings: PhraseInAllLanguages | null;
  /** Null when the language Farsi does not exist. */
  farsiPhrases: PhraseEntry[] | null;
}

export function HomeScreen({ featured, greetings, farsiPhrases }: HomeScreenProps) {
  return (
    <Page>
      <Hero greetings={greetings} />
      <div className={styles.sections}>
        <section aria-labelledby="featured-title">
          <SectionHeading id="featured-title" action={<a href={paths.languages}>All languages</a>}>
            Featured Languages
          </SectionHeading>
          <CardGrid min="md">
            {featured.map((language) => (
              <LanguageCard key={language.href} {...language} />
            ))}
          </CardGrid>
        </section>
        {farsiPhrases && <FarsiPhrases entries={farsiPhrases} />}
        <Benefits />
      </div>
    </Page>
  );
}
