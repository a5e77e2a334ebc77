import { paths } from "@saywhere/validators/urls/paths";
import type { CategoryOption } from "../filters/filter-options.ts";
import { usePart } from "../lazy/use-part.ts";
import { useMyLanguage } from "../my-language/my-language.ts";
import styles from "./my-language-phrases.module.css";

const load = () => import("./my-language-phrases.tsx").then(({ MyLanguagePhrases }) => MyLanguagePhrases);

interface LazyMyLanguagePhrasesProps {
  category?: CategoryOption | undefined;
  /** Slug of a language whose phrases the page has anyway. */
  except?: string;
}

/**
 * Phrases in the visitor's language, if there is one. The section has its size before they are loaded: the style sheet
 * has its heading, and rows have a fixed height. `pre-hydration-scripts.tsx` displays it before the first paint.
 */
export function LazyMyLanguagePhrases({ category, except }: LazyMyLanguagePhrasesProps) {
  const mine = useMyLanguage();
  const language = mine?.slug === except ? null : mine;
  const isShown = language !== null;
  const { part: Loaded } = usePart(load, isShown);
  const title = `${category?.name ?? "Phrases"} in `;
  return (
    <section
      className={styles.section}
      aria-labelledby="my-language-phrases-title"
      data-my-place={except ?? ""}
      data-shown={isShown || undefined}
    >
      <h2 id="my-language-phrases-title" className={styles.title} data-title={title}>
        {language && title + language.name}
      </h2>
      {Loaded && language ? (
        <Loaded key={`${language.slug} ${category?.slug}`} language={language} category={category?.slug} />
      ) : (
        <div className={styles.rows} />
      )}
      <p className={styles.all}>
        {language && (
          <a href={paths.phrases({ language: language.slug, category: category?.slug })}>
            All {category?.name ?? "phrases"} in {language.name}
          </a>
        )}
      </p>
    </section>
  );
}
