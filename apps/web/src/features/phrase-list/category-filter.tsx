import { ChipLink, ChipRow } from "@saywhere/ui/chip-link";
import { paths } from "@saywhere/validators/paths";
import type { CategoryOption, PhraseFilters } from "./phrase-filters.ts";

interface CategoryFilterProps {
  filters: PhraseFilters;
  categories: CategoryOption[];
}

export function CategoryFilter({ filters: { language, category }, categories }: CategoryFilterProps) {
  return (
    <ChipRow label="Categories">
      <ChipLink href={paths.phrases({ language })} current={category === undefined}>
        All Categories
      </ChipLink>
      {categories.map(({ slug, name }) => (
        <ChipLink
          key={slug}
          href={paths.phrases({ language, category: slug })}
          current={slug === category}
          category={slug}
        >
          {name}
        </ChipLink>
      ))}
    </ChipRow>
  );
}
