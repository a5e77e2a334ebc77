import type { LanguageRef } from "@saywhere/validators/phrase-entry";
import type { SearchMatch } from "@saywhere/validators/search";
import { MatchedForm } from "../../lib/matches/matched-form.tsx";
import styles from "./also-said.module.css";

/** The other form of a phrase, where it was found by one. */
export function AlsoSaid({ match, language }: { match: SearchMatch | null; language: LanguageRef }) {
  if (match?.field !== "variant") return null;
  return (
    <span>
      <span className={styles.also}>also </span>
      <MatchedForm match={match} language={language} />
    </span>
  );
}
