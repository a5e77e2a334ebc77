import { Breadcrumb } from "@saywhere/ui/breadcrumb";
import { Button } from "@saywhere/ui/button";
import { CategoryDot } from "@saywhere/ui/cards/category-dot";
import { EmptyState } from "@saywhere/ui/empty-state";
import { Page } from "@saywhere/ui/page";
import type { PhraseInAllLanguages } from "@saywhere/validators/content/phrase-detail";
import { paths } from "@saywhere/validators/urls/paths";
import { useState } from "react";
import { breadcrumbItems } from "../../lib/breadcrumb-items.ts";
import { LanguageFinder } from "./language-finder.tsx";
import { matchesTranslation } from "./match-translation.ts";
import styles from "./phrase-screen.module.css";
import { phraseCrumbs, phraseTitle } from "./phrase-seo.ts";
import { TranslationList } from "./translation-list.tsx";

/** One phrase in every language, with a filter by language. */
export function PhraseScreen({ answer }: { answer: PhraseInAllLanguages }) {
  const { phrase, category, translations } = answer;
  const [typed, setTyped] = useState("");
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
        <LanguageFinder typed={typed} onType={setTyped} found={shown.length} of={translations.length} />
      </header>
      {shown.length > 0 ? (
        <TranslationList translations={shown} phraseSlug={phrase.slug} />
      ) : (
        <EmptyState
          title={`No languages match “${typed.trim()}”`}
          action={
            <Button variant="outline" onClick={() => setTyped("")}>
              Show all languages
            </Button>
          }
        >
          Check the spelling, or browse all languages.
        </EmptyState>
      )}
    </Page>
  );
}
