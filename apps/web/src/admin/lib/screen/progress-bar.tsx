import { Progress } from "@mantine/core";
import styles from "./progress-bar.module.css";

export interface ProgressStep {
  done: number;
  total: number;
  /** "1,204 of 5,942 rendered". */
  text: string;
}

interface ProgressBarProps {
  /** Label of the activity. */
  label: string;
  /** Progress; null when it is unknown. */
  step: ProgressStep | null;
}

/** Progress as a bar and as text. */
export function ProgressBar({ label, step }: ProgressBarProps) {
  const known = step && {
    "aria-valuemin": 0,
    "aria-valuemax": step.total,
    "aria-valuenow": step.done,
    "aria-valuetext": step.text,
  };
  return (
    <Progress.Root role="progressbar" aria-label={label} {...known} className={styles.bar}>
      <Progress.Section
        withAria={false}
        value={step ? (100 * Math.min(step.done, step.total)) / step.total : 100}
        animated={!step}
        color="var(--sw-underway)"
      />
    </Progress.Root>
  );
}
