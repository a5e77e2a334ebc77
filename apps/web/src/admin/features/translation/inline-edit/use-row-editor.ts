import type { Translation, TranslationRow } from "@saywhere/validators/content/translation";
import { useState } from "react";
import { showErrorToast } from "../../../lib/api/error-toast.ts";
import type { StaleConflict } from "../../../lib/conflict/conflict-dialog.tsx";
import { fieldErrors } from "../../../lib/form/field-errors.ts";
import { conflictOf, errorText } from "../../../lib/text/error-text.ts";
import {
  type CheckedRow,
  checkRow,
  isSame,
  type RowErrors,
  type RowValues,
  rowValues,
} from "./row-values.ts";
import type { SaveRow } from "./use-save-row.ts";

/** What was typed, and the translation it was typed over. */
interface Draft {
  base: Translation | null;
  values: RowValues;
}

export type RowOutcome =
  | { state: "idle" | "saving" | "saved" }
  | { state: "failed"; message: string }
  | { state: "conflict"; conflict: StaleConflict };

const IDLE: RowOutcome = { state: "idle" };

/** The state of a row that is edited in place. Its texts follow the stored ones until somebody types. */
export function useRowEditor({ language, translation }: TranslationRow, rows: SaveRow) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [outcome, setOutcome] = useState<RowOutcome>(IDLE);
  const [errors, setErrors] = useState<RowErrors>({});
  const base = draft ? draft.base : translation;
  const values = draft?.values ?? rowValues(translation);
  const dirty = draft !== null && !isSame(values, rowValues(base));

  const type = (field: keyof RowValues, text: string) => {
    setDraft({ base, values: { ...values, [field]: text } });
    setErrors((before) => ({ ...before, [field]: undefined }));
    if (outcome.state === "saved") setOutcome(IDLE);
  };

  const restore = () => {
    setDraft(null);
    setErrors({});
    setOutcome(IDLE);
  };

  const write = async (over: Translation | null, checked: CheckedRow) => {
    setOutcome({ state: "saving" });
    try {
      await rows.save({ languageId: language.id, base: over, values: checked });
      setDraft(null);
      setOutcome({ state: "saved" });
    } catch (error) {
      await fail(error, over);
    }
  };

  const fail = async (error: unknown, over: Translation | null) => {
    const conflict = await newerSave(error, over);
    if (conflict) return setOutcome({ state: "conflict", conflict });
    if (over) console.error("Failed to update translation", error);
    setErrors(fieldErrors(error));
    setOutcome({ state: "failed", message: errorText(error) });
    showErrorToast(`${over ? "update" : "add"} translation`);
  };

  /** What somebody else saved meanwhile, where that is why a save was refused. */
  const newerSave = async (error: unknown, over: Translation | null): Promise<StaleConflict | null> => {
    const conflict = conflictOf(error);
    if (conflict?.reason === "stale") return conflict;
    if (over || conflict?.reason !== "duplicate") return null;
    const current = await rows.readNewer(language.id);
    return current && { reason: "stale", saved_by: null, saved_at: current.updated_at, current };
  };

  /** @returns false when the row cannot be saved as it is */
  const save = (): boolean => {
    if (outcome.state === "saving" || !dirty) return true;
    const checked = checkRow(values);
    setErrors(checked.errors ?? {});
    if (!checked.output) return false;
    void write(base, checked.output);
    return true;
  };

  /** Saves what was chosen of two texts over the newer one. */
  const resolve = (chosen: RowValues, current: Translation) => {
    setDraft({ base: current, values: chosen });
    const { output, errors: faults } = checkRow(chosen);
    setErrors(faults ?? {});
    if (output) void write(current, output);
    else setOutcome(IDLE);
  };

  return { values, base, dirty, errors, outcome, type, restore, save, resolve };
}
