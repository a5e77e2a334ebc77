import { NativeName } from "@saywhere/ui/text/native-name";
import { useId } from "react";
import type { LanguageOption } from "./filter-options.ts";
import styles from "./language-menu.module.css";

export interface LanguageMenuListProps {
  languages: readonly LanguageOption[];
  /** Slug of the chosen language. */
  current: string | undefined;
  hrefOf(language: string): string;
  /** Heading of the list. */
  region?: string;
}

/** A list of the language menu. */
export function LanguageMenuList({ languages, region, current, hrefOf }: LanguageMenuListProps) {
  const id = useId();
  return (
    <>
      {region && (
        <p id={id} className={styles.region}>
          {region}
        </p>
      )}
      <ul className={styles.list} aria-labelledby={region && id}>
        {languages.map((language) => (
          <li key={language.slug}>
            <a href={hrefOf(language.slug)} aria-current={language.slug === current || undefined}>
              <span>{language.name}</span>
              <NativeName {...language} />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
