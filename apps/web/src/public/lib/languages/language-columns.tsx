import { NativeName } from "@saywhere/ui/text/native-name";
import type { Language } from "@saywhere/validators/content/language";
import styles from "./language-columns.module.css";

type LinkedLanguage = Pick<Language, "slug" | "name" | "nativeName" | "code" | "script" | "direction">;

export interface LanguageColumnsProps {
  languages: readonly LinkedLanguage[];
  /** Path of the page of a language, by its slug. */
  pathOf: (slug: string) => string;
}

/** Languages as links in columns, each with its native name where it is another. */
export function LanguageColumns({ languages, pathOf }: LanguageColumnsProps) {
  return (
    <ul className={styles.languages}>
      {languages.map((language) => (
        <li key={language.slug}>
          <a href={pathOf(language.slug)}>
            <span className={styles.name}>{language.name}</span>{" "}
            <NativeName {...language} className={styles.native} />
          </a>
        </li>
      ))}
    </ul>
  );
}
