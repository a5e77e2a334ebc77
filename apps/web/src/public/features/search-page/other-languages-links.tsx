import type { LanguageRef } from "@saywhere/validators/content/phrase-entry";
import type { SearchMatch } from "@saywhere/validators/search/search-result";
import { MatchedForm } from "../../lib/highlight/matched-form.tsx";
import styles from "./other-languages-links.module.css";

/** Labels of matched fields that the results do not show anyway. */
const LEADS: Partial<Record<SearchMatch["field"], string>> = {
  variant: "also ",
  pronunciation_guide: "sounds like ",
};

/** The variant or pronunciation of a phrase by which the search found it. */
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
