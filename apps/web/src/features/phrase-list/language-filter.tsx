import { paths } from "@saywhere/validators/paths";
import styles from "./language-filter.module.css";
import { LanguageMenu } from "./language-menu.tsx";
import type { LanguageOption, PhraseFilters } from "./phrase-filters.ts";

/** The tabs of specification §2; the other languages are in the menu beside them. */
const TABS = ["farsi", "spanish", "arabic"];

interface LanguageFilterProps {
  filters: PhraseFilters;
  languages: LanguageOption[];
}

export function LanguageFilter({ filters: { language, category }, languages }: LanguageFilterProps) {
  const tabs = TABS.flatMap((slug) => languages.filter((option) => option.slug === slug));
  const others = languages.filter(({ slug }) => !TABS.includes(slug));
  return (
    <nav className={styles.strip} aria-label="Languages">
      <Tab href={paths.phrases({ category })} current={language === undefined}>
        All Languages
      </Tab>
      {tabs.map(({ slug, name }) => (
        <Tab key={slug} href={paths.phrases({ language: slug, category })} current={slug === language}>
          {name}
        </Tab>
      ))}
      <LanguageMenu languages={others} current={language} category={category} />
    </nav>
  );
}

function Tab({ href, current, children }: { href: string; current: boolean; children: string }) {
  return (
    <a href={href} className={styles.tab} aria-current={current ? "true" : undefined}>
      {children}
    </a>
  );
}
