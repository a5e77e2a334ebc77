import { Breadcrumb } from "@saywhere/ui/breadcrumb";
import { ButtonLink } from "@saywhere/ui/button";
import { CardGrid } from "@saywhere/ui/cards/card-grid";
import { Page } from "@saywhere/ui/page";
import { SectionHeading } from "@saywhere/ui/section-heading";
import { NativeText } from "@saywhere/ui/text/native-text";
import type { Language, LanguageDetail } from "@saywhere/validators/content/language";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { paths } from "@saywhere/validators/urls/paths";
import { firstSentence } from "../../lib/language-card-props.ts";
import { useListTools } from "../../lib/list-tools/use-list-tools.ts";
import { NotesText } from "../../lib/notes-text.tsx";
import { KeepButton } from "../../lib/packs/keep-button.tsx";
import { PhraseEntryCard } from "../../lib/phrase-entry-card.tsx";
import { breadcrumbItems } from "../../lib/seo.ts";
import { EmergencyNumbers } from "./emergency-numbers.tsx";
import styles from "./language-screen.module.css";
import { languageCrumbs } from "./language-seo.ts";
import { MyLanguageButton } from "./my-language-button.tsx";
import { RelatedLinks } from "./related-links.tsx";

interface LanguageScreenProps {
  language: LanguageDetail;
  popular: PhraseEntry[];
}

/** One language (specification §2, "Language detail"). */
export function LanguageScreen({ language, popular }: LanguageScreenProps) {
  return (
    <Page>
      <Breadcrumb items={breadcrumbItems(languageCrumbs(language))} />
      <div className={styles.columns}>
        <LanguageHeader language={language} />
        <LanguageOverview language={language} />
        <PopularPhrases language={language} entries={popular} />
        <RelatedLinks language={language} />
      </div>
      <EmergencyNumbers language={language} />
    </Page>
  );
}

/** The header of a language page: the native name as illustration, then the English name and a description. */
function LanguageHeader({ language }: { language: Language }) {
  const { slug, name } = language;
  const lead = firstSentence(language.description);
  const rest = language.description.slice(lead.length).trim();
  return (
    <header className={styles.head}>
      <NativeText as="p" {...language} size="poster">
        {language.nativeName}
      </NativeText>
      <h1 className={styles.name}>{name}</h1>
      <p className={styles.lead}>{lead}</p>
      {rest ? <p className={styles.rest}>{rest}</p> : null}
      <div className={styles.actions}>
        <ButtonLink href={paths.phrases({ language: slug })}>Browse all {name} phrases</ButtonLink>
        <ButtonLink href={paths.commonPhrases(slug)} variant="outline">
          Common phrases in {name}
        </ButtonLink>
        <ButtonLink href={paths.practice({ language: slug })} variant="outline">
          Practice these phrases
        </ButtonLink>
        <ButtonLink href={paths.emergency(slug)} variant="outline">
          Emergency
        </ButtonLink>
        <MyLanguageButton language={language} />
        <KeepButton language={language} />
      </div>
    </header>
  );
}

/** The facts about a language; unknown facts are omitted. */
function LanguageOverview({ language }: { language: Language }) {
  const facts = [
    { term: "Speakers", text: language.speakers },
    { term: "Family", text: language.family },
    { term: "Regions", text: language.regions },
    { term: "Writing System", text: language.writing },
  ].filter(({ text }) => text);
  return (
    <section className={styles.overview} aria-labelledby="overview-title">
      <h2 id="overview-title" className={styles.overviewTitle}>
        Overview
      </h2>
      <dl className={styles.facts}>
        {facts.map(({ term, text }) => (
          <div key={term} className={styles.fact}>
            <dt>{term}</dt>
            <dd>
              <NotesText language={language}>{text ?? ""}</NotesText>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface PopularPhrasesProps {
  language: Language;
  entries: PhraseEntry[];
}

function PopularPhrases({ language, entries }: PopularPhrasesProps) {
  const { SaveIcon, inForm } = useListTools([language.slug]);
  return (
    <section aria-labelledby="popular-title">
      <SectionHeading
        id="popular-title"
        action={<a href={paths.commonPhrases(language.slug)}>Common phrases in {language.name}</a>}
      >
        Popular Phrases
      </SectionHeading>
      {entries.length === 0 ? <p>No popular phrases in {language.name} yet.</p> : null}
      <CardGrid label={`Popular phrases in ${language.name}`}>
        {entries.map((entry) => (
          <PhraseEntryCard key={entry.id} entry={inForm(entry)} show="category" SaveIcon={SaveIcon} />
        ))}
      </CardGrid>
    </section>
  );
}
