import type { LanguageOption } from "./filter-options.ts";
import styles from "./language-filter.module.css";
import { LanguageMenu } from "./language-menu.tsx";

/** The tabs of specification §2; the other languages are in the menu beside them. */
const TABS = ["farsi", "spanish", "arabic"];

interface LanguageFilterProps {
  languages: LanguageOption[];
  /** Slug of the chosen language. */
  current: string | undefined;
  /** Returns the URL for a choice. */
  addressOf(language: string | undefined): string;
}

export function LanguageFilter({ languages, current, addressOf }: LanguageFilterProps) {
  const tabs = TABS.flatMap((slug) => languages.filter((option) => option.slug === slug));
  const others = languages.filter(({ slug }) => !TABS.includes(slug));
  return (
    <nav className={styles.strip} aria-label="Languages">
      <Tab href={addressOf(undefined)} current={current === undefined}>
        All Languages
      </Tab>
      {tabs.map(({ slug, name }) => (
        <Tab key={slug} href={addressOf(slug)} current={slug === current}>
          {name}
        </Tab>
      ))}
      <LanguageMenu languages={others} current={current} addressOf={addressOf} />
    </nav>
  );
}

function Tab({ href, current, children }: { href: string; current: boolean; children: string }) {
  return (
    <a
      href={href}
      className={`${styles.tab} ${styles.link}`}
      aria-current={current ? "true" : undefined}
      data-label={children}
    >
      {children}
    </a>
  );
}
