import { IconSearch } from "@tabler/icons-react";
import styles from "./language-finder.module.css";

interface LanguageFinderProps {
  typed: string;
  onType: (typed: string) => void;
  found: number;
  of: number;
}

/** Filters the list while the visitor types. Not rendered without JavaScript, where the list is complete. */
export function LanguageFinder({ typed, onType, found, of }: LanguageFinderProps) {
  return (
    <div className={styles.finder}>
      <label className={styles.field}>
        <span className={styles.label}>Find a language</span>
        <IconSearch size={20} stroke={1.75} aria-hidden />
        <input
          type="search"
          value={typed}
          onChange={(event) => onType(event.target.value)}
          autoComplete="off"
          spellCheck={false}
          placeholder="Language or text"
        />
      </label>
      <p className={styles.count} role="status">
        {typed ? `${found} of ${of} languages` : `${of} languages`}
      </p>
    </div>
  );
}
