import { Breadcrumb } from "@saywhere/ui/breadcrumb";
import { ButtonLink } from "@saywhere/ui/button";
import { CategoryDot } from "@saywhere/ui/cards/category-dot";
import { EmptyState } from "@saywhere/ui/empty-state";
import { Page } from "@saywhere/ui/page";
import type {
  OtherLanguageTranslation,
  PhraseInAllLanguages,
} from "@saywhere/validators/content/phrase-detail";
import { foldText } from "@saywhere/validators/texts/fold-text";
import { paths } from "@saywhere/validators/urls/paths";
import { FinderField } from "../../lib/finder-field.tsx";
import { NoMatches } from "../../lib/no-matches.tsx";
import { breadcrumbItems } from "../../lib/seo.ts";
import { useHydratedInput } from "../../lib/use-hydrated-input.ts";
import styles from "./phrase-screen.module.css";
import { phraseCrumbs, phraseTitle } from "./phrase-seo.ts";
import { TranslationList } from "./translation-list.tsx";

/** One phrase in every language, with a filter by language. */
export function PhraseScreen({ answer }: { answer: PhraseInAllLanguages }) {
  const { phrase, category, translations } = answer;
  const [typed, setTyped, field] = useHydratedInput();
  const shown = typed ? translations.filter((one) => matchesTranslation(one, typed)) : translations;

  return (
    <Page>
      <Breadcrumb items={breadcrumbItems(phraseCrumbs(answer))} />
      <header className={styles.head}>
        <p className={styles.category}>
          <CategoryDot slug={category.slug} />
          <a href={paths.phrases({ category: category.slug })}>{category.name}</a>
        </p>
        <h1>{phraseTitle(phrase.english)}</h1>
        {translations.length > 0 ? (
          <div className={styles.finder}>
            <FinderField
              label="Find a language"
              placeholder="Language or text"
              field={field}
              typed={typed}
              onType={setTyped}
              count={(typed ? `${shown.length} of ` : "") + countLanguages(translations.length)}
            />
          </div>
        ) : null}
      </header>
      {shown.length > 0 ? (
        <TranslationList phrase={phrase} category={category} translations={shown} />
      ) : translations.length === 0 ? (
        <EmptyState
          title="No translations yet"
          action={
            <ButtonLink href={paths.phrases({ category: category.slug })} variant="outline">
              Browse {category.name}
            </ButtonLink>
          }
        >
          We do not have this phrase in any language yet.
        </EmptyState>
      ) : (
        <NoMatches of="languages" typed={typed} onShowAll={() => setTyped("")}>
          Check the spelling, or browse all languages.
        </NoMatches>
      )}
    </Page>
  );
}

/** Of pages that a device renders from one kept language, there is one. */
function countLanguages(count: number): string {
  return count === 1 ? "1 language" : `${count} languages`;
}

/** Whether the language name, the text or the romanization of a translation contains the typed text. */
export function matchesTranslation(translation: OtherLanguageTranslation, typed: string): boolean {
  const wanted = foldText(typed.trim());
  const { language_name, native_text, romanization } = translation;
  return [language_name, native_text, romanization ?? ""].some((text) => foldText(text).includes(wanted));
}
