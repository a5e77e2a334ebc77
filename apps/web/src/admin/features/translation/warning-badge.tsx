import { Tooltip } from "@mantine/core";
import { type QualityWarning, WARNING_MESSAGES } from "@saywhere/validators/texts/quality-warnings";
import IconAlertTriangle from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";
import { formatCount } from "../../lib/list/format-count.ts";
import styles from "./warning-badge.module.css";

/** How many things may be wrong; pointed at, or reached with the keyboard, it says which. */
export function WarningBadge({ warnings }: { warnings: readonly QualityWarning[] }) {
  if (warnings.length === 0) return null;
  const texts = warnings.map((warning) => WARNING_MESSAGES[warning]);
  return (
    <Tooltip
      label={texts.map((text) => <div key={text}>{text}</div>)}
      events={{ hover: true, focus: true, touch: true }}
    >
      <button
        type="button"
        className={styles.badge}
        aria-label={`${formatCount(warnings.length, "warning")}: ${texts.join("; ")}`}
      >
        <IconAlertTriangle size={14} stroke={2} aria-hidden />
        {warnings.length}
      </button>
    </Tooltip>
  );
}
