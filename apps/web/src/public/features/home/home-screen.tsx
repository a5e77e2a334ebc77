import { CardGrid } from "@saywhere/ui/cards/card-grid";
import { LanguageCard, type LanguageCardProps } from "@saywhere/ui/cards/language-card";
import { Page } from "@saywhere/ui/page";
import { SectionHeading } from "@saywhere/ui/section-heading";
import type { PhraseInAllLanguages } from "@saywhere/validators/content/phrase-detail";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { paths } from "@saywhere/validators/urls/paths";
import { useHydrated } from "@tanstack/react-router";
import { SaveIcon } from "../../lib/list-tools/save-icon.tsx";
import { LazyMyLanguagePhrases } from "../../lib/my-language-phrases/lazy-my-language-phrases.tsx";
import { NumberedList } from "../../lib/numbered-list.tsx";
import { PhraseEntryCard } from "../../lib/phrase-entry-card.tsx";
import { Hero } from "./hero.tsx";
import styles from "./home-screen.module.css";

interface HomeScreenProps {
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
        <LazyMyLanguagePhrases except="farsi" />
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

/** Without the forms that other lists load: a first visit often begins here. */
function FarsiPhrases({ entries }: { entries: PhraseEntry[] }) {
  const isHydrated = useHydrated();
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
          <PhraseEntryCard
            key={entry.id}
            entry={entry}
            show="category"
            SaveIcon={isHydrated ? SaveIcon : null}
          />
        ))}
      </CardGrid>
    </section>
  );
}

const BENEFITS = [
  {
    title: "Cultural Context",
    text: "When to use a phrase and when not to: forms of address, manners and what people expect to hear back.",
  },
  {
    title: "Regional Variations",
    text: "The same language changes from place to place. See what people say where, and how each form comes across.",
  },
  {
    title: "Pronunciation Help",
    text: "Every script in Latin letters, and a guide by syllables with the stress marked, so you can say it aloud.",
  },
];

function Benefits() {
  return (
    <section aria-labelledby="benefits-title">
      <SectionHeading id="benefits-title">More than a word list</SectionHeading>
      <NumberedList entries={BENEFITS} />
    </section>
  );
}
