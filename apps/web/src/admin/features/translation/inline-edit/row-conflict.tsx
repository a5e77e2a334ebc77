import { Button } from "@saywhere/ui/button";
import type { LanguageRef } from "@saywhere/validators/content/phrase-entry";
import { type Translation, translation } from "@saywhere/validators/content/translation";
import { useState } from "react";
import { ConflictDialog, type StaleConflict } from "../../../lib/conflict/conflict-dialog.tsx";
import { conflictFields } from "../translation-conflict.ts";
import { type RowValues, rowValues } from "./row-values.ts";
import styles from "./translation-row-editor.module.css";

interface RowConflictProps {
  language: LanguageRef;
  conflict: StaleConflict;
  base: Translation | null;
  mine: RowValues;
  onResolve(chosen: RowValues, current: Translation): void;
}

/**
 * Says that somebody else has saved the row. The person types in another row by now, so the dialog about the two
 * texts opens when it is asked for.
 */
export function RowConflict({ language, conflict, base, mine, onResolve }: RowConflictProps) {
  const [comparing, setComparing] = useState(false);
  const inPlace = conflictFields(language).filter(({ name }) => name in mine);
  return (
    <div className={styles.fault} role="alert">
      <span>{conflict.saved_by ?? "Somebody else"} saved another text meanwhile.</span>
      <Button variant="outline" size="sm" onClick={() => setComparing(true)}>
        Compare
      </Button>
      <ConflictDialog<RowValues>
        opened={comparing}
        conflict={conflict}
        fields={inPlace}
        base={rowValues(base)}
        mine={mine}
        onResolve={(chosen) => {
          setComparing(false);
          onResolve(chosen, translation.parse(conflict.current));
        }}
        onCancel={() => setComparing(false)}
      />
    </div>
  );
}
