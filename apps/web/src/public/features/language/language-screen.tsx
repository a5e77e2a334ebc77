import { Breadcrumb } from "@saywhere/ui/breadcrumb";
import { Page } from "@saywhere/ui/page";
import type { Language } from "@saywhere/validators/content/language";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { breadcrumbItems } from "../../lib/breadcrumb-items.ts";
import { LanguageHeader } from "./language-header.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { LanguageOverview } from "./language-overview.tsx";
import styles from "./language-screen.module.css";
import { languageCrumbs } from "./language-seo.ts";
import { PopularPhrases } from "./popular-phrases.tsx";

interface LanguageScreenProps {
  language: Language;
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
        <LanguageLinks language={language} />
      </div>
    </Page>
  );
}
