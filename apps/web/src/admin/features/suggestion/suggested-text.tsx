import type { Suggestion } from "@saywhere/validators/suggestions/suggestion";
import { TextDiff } from "../../lib/diff/text-diff.tsx";
import { FieldText } from "../../lib/form/field-text.tsx";
import styles from "./suggestion-columns.module.css";

/** The fields whose text the suggestion replaces; to others it is a remark. */
const REPLACED: readonly Suggestion["field"][] = ["native_text", "romanization", "pronunciation_guide"];

/** Whether a suggestion is the new text of its field, rather than a remark. */
export const isReplacement = ({ field }: Pick<Suggestion, "field">): boolean => REPLACED.includes(field);

/**
 * What a visitor suggests: the difference from the current text, or the remark below it; and the text that the visitor
 * saw, if it was changed since.
 */
export function SuggestedText({ suggestion }: { suggestion: Suggestion }) {
  const { field, shown, current, suggested, why, language } = suggestion;
  const native = field === "native_text" ? language : undefined;
  return (
    <div className={styles.texts}>
      {isReplacement(suggestion) ? (
        <TextDiff before={current} after={suggested} native={native} />
      ) : (
        <>
          {current && <span className={styles.quiet}>Now: {current}</span>}
          <span dir="auto">{suggested}</span>
        </>
      )}
      {shown !== current && (
        <span className={styles.quiet}>
          When it was sent: {shown ? <FieldText native={native}>{shown}</FieldText> : "empty"}
        </span>
      )}
      {why && (
        <span className={styles.quiet} dir="auto">
          {why}
        </span>
      )}
    </div>
  );
}
