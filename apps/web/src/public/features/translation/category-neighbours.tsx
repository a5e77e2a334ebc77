import type { PhraseDetail } from "@saywhere/validators/content/phrase-detail";
import { paths } from "@saywhere/validators/urls/paths";
import styles from "./category-neighbours.module.css";

type CategoryNeighboursProps = Pick<PhraseDetail, "language" | "category" | "previous" | "next">;

/** The previous and next phrase of the category. */
export function CategoryNeighbours({ language, category, previous, next }: CategoryNeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={`More in ${category.name}`} className={styles.neighbours}>
      {previous ? (
        <a rel="prev" href={paths.translation(language.slug, previous.slug)}>
          <span>Previous in {category.name}</span>
          {previous.english}
        </a>
      ) : null}
      {next ? (
        <a rel="next" href={paths.translation(language.slug, next.slug)}>
          <span>Next in {category.name}</span>
          {next.english}
        </a>
      ) : null}
    </nav>
  );
}
