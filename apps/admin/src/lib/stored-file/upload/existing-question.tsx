import { Button } from "@saywhere/ui/button";
import { useId } from "react";
import type { ExistingAnswer } from "./upload.ts";
import styles from "./upload-line.module.css";

interface ExistingQuestionProps {
  name: string;
  folder: string;
  onAnswer(answer: ExistingAnswer): void;
}

/** Asks what happens to a file whose name exists already. */
export function ExistingQuestion({ name, folder, onAnswer }: ExistingQuestionProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.outcome}>
      <p id={id}>
        <bdi>{name}</bdi> exists already
        {folder && (
          <>
            {" "}
            in <bdi>{folder}</bdi>
          </>
        )}
        .
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
