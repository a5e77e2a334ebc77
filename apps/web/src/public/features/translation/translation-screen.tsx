import { Breadcrumb } from "@saywhere/ui/breadcrumb";
import { Page } from "@saywhere/ui/page";
import type { PhraseDetail } from "@saywhere/validators/content/phrase-detail";
import { paths } from "@saywhere/validators/urls/paths";
import { breadcrumbItems } from "../../lib/seo.ts";
import { AboutLanguage, CulturalNotes, RegionalVariations } from "./language-and-culture.tsx";
import { LazyMedia } from "./media/lazy-media.tsx";
import { RelatedPhrases, Variants } from "./other-forms.tsx";
import { SuggestButton } from "./suggestion/suggest-button.tsx";
import { TranslationHero } from "./translation-hero.tsx";
import styles from "./translation-screen.module.css";
import { translationCrumbs } from "./translation-seo.ts";
import { TranslationSidebar } from "./translation-sidebar.tsx";
import { usePageForms } from "./use-page-forms.ts";

interface TranslationScreenProps {
  detail: PhraseDetail;
  /** Whether visitors can suggest a correction. */
  takesSuggestions: boolean;
}

/** One phrase in one language (specification §2, "Phrase detail"). */
export function TranslationScreen({ detail, takesSuggestions }: TranslationScreenProps) {
  const forms = usePageForms(detail);
  return (
    <Page>
      <Breadcrumb items={breadcrumbItems(translationCrumbs(detail))} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <TranslationHero key={detail.id} detail={forms?.phrase ?? detail} />
          {detail.variants.length > 0 && <Variants detail={detail} forms={forms} />}
          {detail.regional_variations.length > 0 && <RegionalVariations {...detail} />}
          <CulturalNotes {...detail} />
          <LazyMedia detail={detail} />
          {takesSuggestions && <SuggestButton detail={detail} />}
          {detail.thanks_to && (
            <p className={styles.thanks} data-hide="print">
              Thanks to <bdi>{detail.thanks_to}</bdi> for helping with this phrase.
            </p>
          )}
          {detail.related_phrases.length > 0 && (
            <RelatedPhrases language={detail.language} related={forms?.related ?? detail.related_phrases} />
          )}
          <CategoryNeighbors {...detail} />
        </div>
        <TranslationSidebar {...detail} />
        <div className={styles.about}>
          <AboutLanguage language={detail.language} />
        </div>
      </div>
    </Page>
  );
}

type CategoryNeighborsProps = Pick<PhraseDetail, "language" | "category" | "previous" | "next">;

/** The previous and next phrase of the category. */
function CategoryNeighbors({ language, category, previous, next }: CategoryNeighborsProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={`More in ${category.name}`} className={styles.neighbors} data-hide="print">
      {previous && (
        <a rel="prev" href={paths.translation(language.slug, previous.slug)}>
          <span>Previous in {category.name}</span>
          {previous.english}
        </a>
      )}
      {next && (
        <a rel="next" href={paths.translation(language.slug, next.slug)}>
          <span>Next in {category.name}</span>
          {next.english}
        </a>
      )}
    </nav>
  );
}
