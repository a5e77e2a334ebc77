import { CategoryDot } from "@saywhere/ui/cards/category-dot";
import type { Language } from "@saywhere/validators/content/language";
import { datasetPath } from "@saywhere/validators/urls/dataset-path";
import { paths } from "@saywhere/validators/urls/paths";
import styles from "./related-links.module.css";

/** The links of specification §2, "Language detail". */
const CATEGORIES = [
  { slug: "greetings", name: "Greetings" },
  { slug: "travel-directions", name: "Travel & Directions" },
  { slug: "dining-food", name: "Dining & Food" },
];
const LANGUAGES = [
  { slug: "spanish", name: "Spanish" },
  { slug: "farsi", name: "Farsi (Persian)" },
  { slug: "arabic", name: "Arabic" },
];

/** Links from a language to its categories and to other languages. */
export function RelatedLinks({ language }: { language: Pick<Language, "slug" | "name"> }) {
  return (
    <div className={styles.links} data-hide="print">
      <nav aria-labelledby="categories-title">
        <h2 id="categories-title" className={styles.title}>
          {language.name} by Category
        </h2>
        <ul className={styles.list}>
          {CATEGORIES.map(({ slug, name }) => (
            <li key={slug}>
              <a href={paths.phrases({ language: language.slug, category: slug })}>
                <CategoryDot slug={slug} />
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="others-title">
        <h2 id="others-title" className={styles.title}>
          Other Languages
        </h2>
        <ul className={styles.list}>
          {LANGUAGES.filter(({ slug }) => slug !== language.slug).map(({ slug, name }) => (
            <li key={slug}>
              <a href={paths.language(slug)}>{name}</a>
            </li>
          ))}
          <li>
            <a href={paths.languages}>View all languages</a>
          </li>
        </ul>
      </nav>
      <p className={styles.dataset}>
        All phrases as a file:{" "}
        <a href={datasetPath(language.slug, "json")} download={`${language.slug}.json`}>
          JSON
        </a>
        ,{" "}
        <a href={datasetPath(language.slug, "csv")} download={`${language.slug}.csv`}>
          CSV
        </a>
      </p>
    </div>
  );
}
