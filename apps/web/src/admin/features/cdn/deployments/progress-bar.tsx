import styles from "./progress-bar.module.css";

interface ProgressBarProps {
  /** Label of the activity. */
  label: string;
  /** Progress; null when it is unknown. */
  step: { done: number; total: number; text: string } | null;
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
    <div role="progressbar" aria-label={label} {...known} className={styles.bar}>
      <span
        className={styles.fill}
        data-unknown={step ? undefined : true}
        style={step ? { inlineSize: `${(100 * Math.min(step.done, step.total)) / step.total}%` } : undefined}
      />
    </div>
  );
}
