import { NativeText } from "@saywhere/ui/text/native-text";
import { useId } from "react";
import type { LanguageOption } from "./filter-options.ts";
import styles from "./language-menu.module.css";

export interface LanguageMenuListProps {
  languages: readonly LanguageOption[];
  /** Slug of the chosen language. */
  current: string | undefined;
  addressOf(language: string): string;
  /** Heading of the list. */
  region?: string;
}

/** A list of the language menu. */
export function LanguageMenuList({ languages, region, current, addressOf }: LanguageMenuListProps) {
  const id = useId();
  return (
    <>
      {region && (
        <p id={id} className={styles.region}>
          {region}
        </p>
      )}
      <ul className={styles.list} aria-labelledby={region && id}>
        {languages.map(({ slug, name, nativeName, code, script, direction }) => (
          <li key={slug}>
            <a href={addressOf(slug)} aria-current={slug === current || undefined}>
              <span>{name}</span>
              {nativeName !== name && (
                <NativeText code={code} script={script} direction={direction}>
                  {nativeName}
                </NativeText>
              )}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
