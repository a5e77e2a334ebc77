import { Breadcrumb } from "@saywhere/ui/breadcrumb";
import { Page } from "@saywhere/ui/page";
import type { PhraseDetail } from "@saywhere/validators/content/phrase-detail";
import { breadcrumbItems } from "../../lib/breadcrumb-items.ts";
import { AboutLanguage } from "./about-language.tsx";
import { CategoryNeighbours } from "./category-neighbours.tsx";
import { CulturalNotes } from "./cultural-notes.tsx";
import { LazyMedia } from "./media/lazy-media.tsx";
import { TranslationHero } from "./media/translation-hero.tsx";
import { RegionalVariations } from "./regional-variations.tsx";
import { RelatedPhrases } from "./related-phrases.tsx";
import styles from "./translation-screen.module.css";
import { translationCrumbs } from "./translation-seo.ts";
import { TranslationSidebar } from "./translation-sidebar.tsx";
import { Variants } from "./variants.tsx";

/** One phrase in one language (specification §2, "Phrase detail"). */
export function TranslationScreen({ detail }: { detail: PhraseDetail }) {
  return (
    <Page>
      <Breadcrumb items={breadcrumbItems(translationCrumbs(detail))} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <TranslationHero key={detail.id} detail={detail} />
          {detail.variants.length > 0 ? <Variants {...detail} /> : null}
          <AboutLanguage language={detail.language} />
          {detail.regional_variations.length > 0 ? <RegionalVariations {...detail} /> : null}
          <LazyMedia detail={detail} />
          {detail.related_phrases.length > 0 ? <RelatedPhrases {...detail} /> : null}
          <CulturalNotes {...detail} />
          <CategoryNeighbours {...detail} />
        </div>
        <TranslationSidebar {...detail} />
      </div>
    </Page>
  );
}
