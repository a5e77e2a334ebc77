import { categoryStyle } from "@saywhere/ui/cards/category-dot";
import { type RowAction, RowActions } from "@saywhere/ui/list/row-actions";
import { Skeleton } from "@saywhere/ui/skeleton";
import type { AdminCategory } from "@saywhere/validators/content/category";
import { Link } from "@tanstack/react-router";
import { formatCount } from "../../../shared/format-count.ts";
import styles from "./category-card.module.css";

interface CategoryCardProps {
  category: AdminCategory;
  onEdit: RowAction;
  onHistory(): void;
  onDelete: RowAction;
}

export function CategoryCard({ category, ...actions }: CategoryCardProps) {
  const { name, slug, description } = category;
  const { onEdit } = actions;
  return (
    <li className={styles.card} style={categoryStyle(slug)}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.name}>
            {onEdit ? (
              <button type="button" className={styles.open} onClick={onEdit}>
                {name}
              </button>
            ) : (
              name
            )}
          </h2>
          <p className={styles.slug}>Slug: {slug}</p>
        </div>
        <RowActions name={name} {...actions} />
      </div>
      <p className={styles.description}>{description}</p>
      <p className={styles.count}>
        <PhrasesLink category={category} />
      </p>
    </li>
  );
}

/** Specification §9. */
const PLACEHOLDERS = 3;

export function CategorySkeletons() {
  return (
    <div className={styles.grid} aria-busy="true" data-testid="category-placeholders">
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        <div key={index} className={styles.card}>
          <Skeleton width="45%" height="1.25rem" />
          <Skeleton width="30%" />
          <Skeleton width="90%" />
          <Skeleton width="20%" />
        </div>
      ))}
    </div>
  );
}

/** The number of a category's phrases, as a link to them. */
export function PhrasesLink({ category: { id, phrase_count } }: { category: AdminCategory }) {
  return (
    <Link to="/phrases" search={{ category: id }}>
      {formatCount(phrase_count, "phrase")}
    </Link>
  );
}
