import { NativeText } from "@saywhere/ui/native-text";
import type { SearchHit } from "@saywhere/validators/search";
import { Marked } from "../../lib/matches/marked.tsx";
import { MatchedForm } from "../../lib/matches/matched-form.tsx";
import styles from "./search-box.module.css";

/** A phrase as an option of the search box, whose name is that of specification §2. Loaded with the first answer. */
export function Suggestion({ hit: { phrase, language, native_text, match } }: { hit: SearchHit }) {
  return (
    <>
      <span>
        <Marked text={phrase.english} field="english" match={match} />
        {` in ${language.name}`}
      </span>
      <span className={styles.said} aria-hidden>
        {(match?.field === "romanization" || match?.field === "variant") && (
          <MatchedForm match={match} language={language} />
        )}
        {match?.field === "pronunciation_guide" && (
          <span>
            <Marked text={match.text} field={match.field} match={match} />
          </span>
        )}
        <NativeText {...language}>
          <Marked text={native_text} field="native_text" match={match} />
        </NativeText>
      </span>
    </>
  );
}
