import type { LanguageRef } from "@saywhere/validators/phrase-entry";
import type { SearchMatch } from "@saywhere/validators/search";
import { Marked } from "../../lib/matches/marked.tsx";
import { MatchedForm } from "../../lib/matches/matched-form.tsx";
import styles from "./also-said.module.css";

/** The other form of a phrase, or how it sounds, where it was found by one of these. */
export function AlsoSaid({ match, language }: { match: SearchMatch | null; language: LanguageRef }) {
  if (match?.field === "pronunciation_guide") {
    return (
      <span>
        <span className={styles.also}>sounds like </span>
        <Marked text={match.text} field={match.field} match={match} />
      </span>
    );
  }
  if (match?.field !== "variant") return null;
  return (
    <span>
      <span className={styles.also}>also </span>
      <MatchedForm match={match} language={language} />
    </span>
  );
}
