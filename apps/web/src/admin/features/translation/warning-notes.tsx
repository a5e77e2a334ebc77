import { type QualityWarning, WARNING_MESSAGES } from "@saywhere/validators/texts/quality-warnings";
import IconAlertTriangle from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";
import styles from "./warning-notes.module.css";

interface WarningNotesProps {
  warnings: readonly QualityWarning[];
  /** The phrases that say the same, where they are known. */
  sameAs?: readonly string[];
}

/** What may be wrong with a translation, below its text. */
export function WarningNotes({ warnings, sameAs = [] }: WarningNotesProps) {
  if (warnings.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {warnings.map((warning) => (
        <li key={warning} className={styles.note}>
          <IconAlertTriangle size={15} stroke={2} aria-hidden />
          <span>
            {WARNING_MESSAGES[warning]}
            {warning === "same-as-other-phrase" && sameAs.length > 0 && (
              <>: {sameAs.map((english) => `“${english}”`).join(", ")}</>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
