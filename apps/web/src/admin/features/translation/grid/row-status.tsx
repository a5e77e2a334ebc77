import { Button } from "@saywhere/ui/button";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import IconAlertTriangle from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import styles from "./translation-row-editor.module.css";
import type { RowOutcome } from "./use-row-editor.ts";

interface RowStatusProps {
  /** What the row is about: "Hello in Greek". */
  name: string;
  state: RowOutcome["state"];
  dirty: boolean;
  missing: boolean;
  onSave(): void;
}

/** The state of a row, with a button that saves it while it has unsaved text. */
export function RowStatus({ name, state, dirty, missing, onSave }: RowStatusProps) {
  const { text, tone, Icon } = statusOf(state, dirty, missing);
  return (
    <span className={styles.state}>
      {text === "Unsaved" ? (
        <VisuallyHidden>{text}</VisuallyHidden>
      ) : (
        <span className={styles.status} data-tone={tone}>
          {Icon && <Icon size={16} stroke={2} aria-hidden />}
          {text}
        </span>
      )}
      {dirty && state !== "saving" && (
        <Button size="sm" aria-label={`Save ${name}`} onClick={onSave}>
          Save
        </Button>
      )}
    </span>
  );
}

function statusOf(state: RowOutcome["state"], dirty: boolean, missing: boolean) {
  if (state === "saving") return { text: "Saving...", tone: "quiet" };
  if (state === "failed" || state === "conflict") {
    return { text: "Not saved", tone: "danger", Icon: IconAlertTriangle };
  }
  if (dirty) return { text: "Unsaved", tone: "caution" };
  // It may have been deleted since.
  if (state === "saved" && !missing) return { text: "Saved", tone: "success", Icon: IconCheck };
  return { text: missing ? "Missing" : "", tone: "quiet" };
}
