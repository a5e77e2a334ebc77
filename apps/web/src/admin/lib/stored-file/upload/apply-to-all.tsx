import { Button } from "@saywhere/ui/button";
import type { ExistingAnswer, Upload } from "./upload.ts";
import styles from "./upload-dialog.module.css";

interface DecideForAllProps {
  uploads: readonly Upload[];
  onAnswer(upload: Upload, answer: ExistingAnswer): void;
  /** Called before the buttons go. */
  onDecided(): void;
}

/** One answer for several files whose names exist already. */
export function ApplyToAll({ uploads, onAnswer, onDecided }: DecideForAllProps) {
  const undecided = uploads.filter(({ state }) => state.step === "exists");
  if (undecided.length < 2) return null;
  const answer = (choice: ExistingAnswer) => () => {
    onDecided();
    for (const upload of undecided) onAnswer(upload, choice);
  };
  return (
    <div role="group" data-question tabIndex={-1} aria-label="All existing files" className={styles.decide}>
      <p>{undecided.length} files exist already.</p>
      <Button variant="outline" size="sm" onClick={answer("replace")}>
        Replace all
      </Button>
      <Button variant="outline" size="sm" onClick={answer("keep")}>
        Keep both of all
      </Button>
      <Button variant="outline" size="sm" onClick={answer("skip")}>
        Skip all
      </Button>
    </div>
  );
}
