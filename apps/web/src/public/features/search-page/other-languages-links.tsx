import type { LanguageRef } from "@saywhere/validators/content/phrase-entry";
import type { SearchMatch } from "@saywhere/validators/search/search-result";
import { MatchedForm } from "../../lib/highlight/matched-form.tsx";
import styles from "./other-languages-links.module.css";

/** What leads to a form that is not shown anyway. */
const LEADS: Partial<Record<SearchMatch["field"], string>> = {
  variant: "also ",
  pronunciation_guide: "sounds like ",
};

/** The other form of a phrase, or how it sounds, where it was found by one of these. */
export function OtherLanguagesLinks({
  match,
  language,
}: {
  match: SearchMatch | null;
  language: LanguageRef;
}) {
  const lead = match && LEADS[match.field];
  if (!lead) return null;
  return (
    <span>
      <span className={styles.also}>{lead}</span>
      <MatchedForm match={match} language={language} />
    </span>
  );
}
