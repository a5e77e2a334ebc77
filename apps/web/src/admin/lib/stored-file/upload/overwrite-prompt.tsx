import { Button } from "@saywhere/ui/button";
import { useId } from "react";
import { FileLabel } from "../file-label.tsx";
import type { ExistingAnswer } from "./upload.ts";
import styles from "./upload-row.module.css";

interface ExistingQuestionProps {
  /** The key that is taken. */
  fileKey: string;
  onAnswer(answer: ExistingAnswer): void;
}

/** Asks what happens to a file whose name exists already. */
export function OverwritePrompt({ fileKey, onAnswer }: ExistingQuestionProps) {
  const id = useId();
  return (
    <div role="group" data-question tabIndex={-1} aria-labelledby={id} className={styles.outcome}>
      <p id={id}>
        <FileLabel fileKey={fileKey} /> exists already.
      </p>
      <span className={styles.answers}>
        <Button variant="outline" size="sm" onClick={() => onAnswer("replace")}>
          Replace
        </Button>
        <Button variant="outline" size="sm" onClick={() => onAnswer("keep")}>
          Keep both
        </Button>
        <Button variant="quiet" size="sm" onClick={() => onAnswer("skip")}>
          Skip
        </Button>
      </span>
    </div>
  );
}
