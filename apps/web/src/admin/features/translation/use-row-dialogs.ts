import type { TranslationRow } from "@saywhere/validators/content/translation";
import { useMemo, useState } from "react";
import type { StoredRow } from "./edit-translation-dialog.tsx";
import type { TranslationValues } from "./translation-values.ts";

/** What was typed in place goes on in the dialog; `onSaved` is told when it has been saved there. */
export interface TypedInPlace {
  typed?: Pick<TranslationValues, "native_text" | "romanization"> | null;
  onSaved?: () => void;
}

export type RowDialog =
  | ({ kind: "add"; row: TranslationRow } & TypedInPlace)
  | ({ kind: "edit"; row: StoredRow } & TypedInPlace)
  | { kind: "delete" | "history"; row: StoredRow };

/** Which dialog about a row is open, and how to open each; the openers stay the same. */
export function useRowDialogs() {
  const [dialog, setDialog] = useState<RowDialog | null>(null);
  const openers = useMemo(
    () => ({
      add: (row: TranslationRow, typed?: TypedInPlace) => setDialog({ kind: "add", row, ...typed }),
      edit: (row: StoredRow, typed?: TypedInPlace) => setDialog({ kind: "edit", row, ...typed }),
      remove: (row: StoredRow) => setDialog({ kind: "delete", row }),
      history: (row: StoredRow) => setDialog({ kind: "history", row }),
      close: () => setDialog(null),
    }),
    [],
  );
  return { dialog, ...openers };
}
