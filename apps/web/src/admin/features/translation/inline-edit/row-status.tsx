import IconAlertTriangle from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import styles from "./row-status.module.css";
import type { RowOutcome } from "./use-row-editor.ts";

interface RowStatusProps {
  state: RowOutcome["state"];
  dirty: boolean;
  missing: boolean;
}

/** The state of a row in a word. */
export function RowStatus({ state, dirty, missing }: RowStatusProps) {
  const { text, tone, Icon } = look(state, dirty, missing);
  return (
    <span className={styles.status} data-tone={tone}>
      {Icon && <Icon size={16} stroke={2} aria-hidden />}
      {text}
    </span>
  );
}

function look(state: RowOutcome["state"], dirty: boolean, missing: boolean) {
  if (state === "saving") return { text: "Saving...", tone: "quiet" };
  if (state === "failed" || state === "conflict") {
    return { text: "Not saved", tone: "danger", Icon: IconAlertTriangle };
  }
  if (dirty) return { text: "Unsaved", tone: "caution" };
  if (state === "saved") return { text: "Saved", tone: "success", Icon: IconCheck };
  return { text: missing ? "Missing" : "", tone: "quiet" };
}
