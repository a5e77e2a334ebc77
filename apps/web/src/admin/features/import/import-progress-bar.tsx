import { Progress } from "@mantine/core";
import styles from "./import-panel.module.css";
import type { ImportProgress } from "./run-import.ts";

const PHASES: Record<ImportProgress["phase"], string> = {
  reading: "Reading the file",
  checking: "Checking the rows",
  writing: "Writing the translations",
};

const format = new Intl.NumberFormat("en");

interface ImportProgressBarProps {
  work: "checking" | "importing";
  progress: ImportProgress | null;
}

/** Progress of an import. The phase is announced; the numbers, which change many times a second, are not. */
export function ImportProgressBar({ work, progress }: ImportProgressBarProps) {
  const phase = progress ? PHASES[progress.phase] : work === "checking" ? "Sending the file" : "Importing";
  const share = progress && progress.total > 0 ? (100 * progress.done) / progress.total : 0;
  return (
    <div className={styles.progress}>
      <p>
        <span role="status">{phase}</span>
        {progress && progress.total > 0 && (
          <span>
            : {format.format(progress.done)} of {format.format(progress.total)}
          </span>
        )}
      </p>
      <Progress.Root>
        <Progress.Section value={progress ? share : 100} animated={!progress} aria-label={phase} />
      </Progress.Root>
    </div>
  );
}
