import { NativeText } from "@saywhere/ui/text/native-text";
import type { LanguageRef } from "@saywhere/validators/content/phrase-entry";
import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "../../../lib/api/trpc.ts";
import { findGlossaryTerms } from "./find-glossary-terms.ts";
import styles from "./translation-memory.module.css";

interface GlossaryTermsProps {
  language: LanguageRef & { id: number };
  english: string;
  onInsert(term: string): void;
}

/** The terms of the language's glossary that a phrase has; a click adds one to the text. */
export function GlossaryTerms({ language, english, onInsert }: GlossaryTermsProps) {
  const { data: glossary = [] } = useQuery(useTRPC().language.glossary.queryOptions({ id: language.id }));
  const terms = findGlossaryTerms(english, glossary);
  if (terms.length === 0) return null;
  return (
    <>
      <span id="glossary-terms" className={styles.heading}>
        Glossary
      </span>
      <ul className={styles.list} aria-labelledby="glossary-terms">
        {terms.map((entry, index) => (
          <li key={index}>
            <button
              type="button"
              className={styles.entry}
              title="Add to the text"
              onClick={() => onInsert(entry.term)}
            >
              <NativeText {...language}>{entry.term}</NativeText>
              <span className={styles.english}>
                {entry.english}
                {entry.note && ` · ${entry.note}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
