import { categoryStyle } from "@saywhere/ui/cards/category-dot";
import { RowActions } from "@saywhere/ui/list/row-actions";
import type { AdminCategory } from "@saywhere/validators/content/category";
import styles from "./category-card.module.css";
import { PhrasesLink } from "./phrases-link.tsx";

interface CategoryCardProps {
  category: AdminCategory;
  onEdit(): void;
  onHistory(): void;
  onDelete(): void;
}

export function CategoryCard({ category, ...actions }: CategoryCardProps) {
  const { name, slug, description } = category;
  return (
    <li className={styles.card} style={categoryStyle(slug)}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.name}>{name}</h2>
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
