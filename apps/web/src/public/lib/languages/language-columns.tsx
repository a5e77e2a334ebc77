import { NativeText } from "@saywhere/ui/text/native-text";
import type { Language } from "@saywhere/validators/content/language";
import styles from "./language-columns.module.css";

type LinkedLanguage = Pick<Language, "slug" | "name" | "nativeName" | "code" | "script" | "direction">;

interface LanguageColumnsProps {
  languages: readonly LinkedLanguage[];
  /** Path of the page of a language, by its slug. */
  pathOf: (slug: string) => string;
}

/** Languages as links in columns, each with its native name where it is another. */
export function LanguageColumns({ languages, pathOf }: LanguageColumnsProps) {
  return (
    <ul className={styles.languages}>
      {languages.map(({ slug, name, nativeName, code, script, direction }) => (
        <li key={slug}>
          <a href={pathOf(slug)}>
            <span className={styles.name}>{name}</span>{" "}
            {nativeName !== name && (
              <NativeText code={code} script={script} direction={direction} className={styles.native}>
                {nativeName}
              </NativeText>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
