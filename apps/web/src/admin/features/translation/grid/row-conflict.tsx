import { Button } from "@saywhere/ui/button";
import type { LanguageRef } from "@saywhere/validators/content/phrase-entry";
import { useState } from "react";
import { flushSync } from "react-dom";
import { ConflictDialog, type StaleConflict } from "../../../lib/conflict/conflict-dialog.tsx";
import { conflictFields } from "../translation-form.ts";
import styles from "./translation-row-editor.module.css";
import { type RowValues, rowValues, type StoredText, storedText } from "./use-row-editor.ts";

interface RowConflictProps {
  language: LanguageRef;
  conflict: StaleConflict;
  base: StoredText | null;
  mine: RowValues;
  onResolve(chosen: RowValues, current: StoredText): void;
}

/** Reports that another editor has saved the row. The dialog opens only on request: the focus is in another row by now. */
export function RowConflict({ language, conflict, base, mine, onResolve }: RowConflictProps) {
  const [comparing, setComparing] = useState(false);
  const fields = conflictFields(language).filter(({ name }) => name in mine);
  return (
    <div className={styles.error} role="alert">
      <span>{conflict.saved_by ?? "Someone else"} has saved a different text.</span>
      <Button variant="outline" size="sm" onClick={() => setComparing(true)}>
        Compare
      </Button>
      <ConflictDialog<RowValues>
        conflict={comparing ? conflict : null}
        fields={fields}
        base={rowValues(base)}
        mine={mine}
        onResolve={(chosen) => {
          // The focus returns to “Compare” before that is gone: from there, the row keeps it.
          flushSync(() => setComparing(false));
          onResolve(chosen, storedText.parse(conflict.current));
        }}
        onCancel={() => setComparing(false)}
      />
    </div>
  );
}
