import { ChipLink, ChipRow } from "@saywhere/ui/cards/chip-link";
import { useMyLanguage } from "../my-language/my-language.ts";
import type { CategoryOption, FilterOptions, LanguageOption } from "./filter-options.ts";
import styles from "./filters.module.css";
import { LanguageMenu } from "./language-menu.tsx";

/** Slugs of the chosen filters; undefined when none is chosen. */
interface Chosen {
  category: string | undefined;
  language: string | undefined;
}

interface FiltersProps {
  options: FilterOptions;
  chosen: Chosen;
  /** Returns the URL for a choice. */
  hrefOf(choice: Chosen): string;
  /** Asks for a language, above the languages. */
  prompt?: string | undefined;
}

/** The filters above a list; each choice preserves the other filter and the scroll position. */
export function Filters({ options, chosen, hrefOf, prompt }: FiltersProps) {
  return (
    <div className={styles.filters} data-keeps-place>
      <div>
        {prompt && <p className={styles.prompt}>{prompt}</p>}
        <LanguageFilter
          languages={options.languages}
          current={chosen.language}
          hrefOf={(language) => hrefOf({ ...chosen, language })}
        />
      </div>
      <CategoryFilter
        categories={options.categories}
        current={chosen.category}
        hrefOf={(category) => hrefOf({ ...chosen, category })}
      />
    </div>
  );
}

interface CategoryFilterProps {
  categories: CategoryOption[];
  /** Slug of the chosen category. */
  current: string | undefined;
  /** Returns the URL for a choice. */
  hrefOf(category: string | undefined): string;
}

function CategoryFilter({ categories, current, hrefOf }: CategoryFilterProps) {
  return (
    <ChipRow label="Categories">
      <ChipLink href={hrefOf(undefined)} current={current === undefined}>
        All Categories
      </ChipLink>
      {categories.map(({ slug, name }) => (
        <ChipLink key={slug} href={hrefOf(slug)} current={slug === current} category={slug}>
          {name}
        </ChipLink>
      ))}
    </ChipRow>
  );
}

/** The tabs of specification §2, after the visitor's own language; the other languages are in the menu beside them. */
const TABS = ["farsi", "spanish", "arabic"];

interface LanguageFilterProps {
  languages: LanguageOption[];
  /** Slug of the chosen language. */
  current: string | undefined;
  /** Returns the URL for a choice. */
  hrefOf(language: string | undefined): string;
}

function LanguageFilter({ languages, current, hrefOf }: LanguageFilterProps) {
  const mine = useMyLanguage()?.slug;
  const slugs = mine ? [mine, ...TABS.filter((slug) => slug !== mine)] : TABS;
  const tabs = slugs.flatMap((slug) => languages.filter((option) => option.slug === slug));
  return (
    <nav className={styles.strip} aria-label="Languages">
      <Tab href={hrefOf(undefined)} current={current === undefined}>
        All Languages
      </Tab>
      {mine ? null : <span className={`${styles.tab} ${styles.link} ${styles.mine}`} data-my-tab />}
      {tabs.map(({ slug, name }) => (
        <Tab key={slug} slug={slug} href={hrefOf(slug)} current={slug === current}>
          {name}
        </Tab>
      ))}
      <LanguageMenu languages={languages} tabs={slugs} current={current} hrefOf={hrefOf} />
    </nav>
  );
}

interface TabProps {
  slug?: string;
  href: string;
  current: boolean;
  children: string;
}

function Tab({ slug, href, current, children }: TabProps) {
  return (
    <a
      href={href}
      data-of-language={slug}
      className={`${styles.tab} ${styles.link}`}
      aria-current={current ? "true" : undefined}
      data-label={children}
    >
      {children}
    </a>
  );
}
