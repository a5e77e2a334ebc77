import { ChipLink, ChipRow } from "@saywhere/ui/cards/chip-link";
import type { CategoryOption } from "./filter-options.ts";

interface CategoryFilterProps {
  categories: CategoryOption[];
  /** Slug of the chosen category. */
  current: string | undefined;
  /** Returns the URL for a choice. */
  addressOf(category: string | undefined): string;
}

export function CategoryFilter({ categories, current, addressOf }: CategoryFilterProps) {
  return (
    <ChipRow label="Categories">
      <ChipLink href={addressOf(undefined)} current={current === undefined}>
        All Categories
      </ChipLink>
      {categories.map(({ slug, name }) => (
        <ChipLink key={slug} href={addressOf(slug)} current={slug === current} category={slug}>
          {name}
        </ChipLink>
      ))}
    </ChipRow>
  );
}
