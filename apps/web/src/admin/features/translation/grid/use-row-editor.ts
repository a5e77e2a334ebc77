import {
  type Translation,
  translationInput,
  translation as translationOutput,
} from "@saywhere/validators/content/translation";
import type { GridRow } from "@saywhere/validators/content/translation-grid";
import { useRef, useState } from "react";
import { onErrorToast } from "../../../lib/api/error-toast.ts";
import { isNotFoundError } from "../../../lib/api/is-not-found-error.ts";
import type { StaleConflict } from "../../../lib/conflict/conflict-dialog.tsx";
import { fieldErrors } from "../../../lib/form/field-errors.ts";
import { conflictOf, errorText } from "../../../lib/text/error-text.ts";
import type { TranslationValues } from "../translation-form.ts";
import type { SaveRow } from "./use-save-row.ts";

/** The fields edited in place; the dialog has the others. */
export type RowValues = Pick<TranslationValues, "native_text" | "romanization">;

/** The stored text that an edit replaces, with its version. */
export type StoredText = Pick<Translation, "id" | "version" | "native_text" | "romanization">;

export const storedText = translationOutput.pick({
  id: true,
  version: true,
  native_text: true,
  romanization: true,
});

const rowInput = translationInput.pick({ native_text: true, romanization: true });
export type CheckedRow = ReturnType<typeof rowInput.parse>;

export function rowValues(translation: StoredText | null): RowValues {
  return { native_text: translation?.native_text ?? "", romanization: translation?.romanization ?? "" };
}

function isSame(a: RowValues, b: RowValues): boolean {
  return a.native_text.trim() === b.native_text.trim() && a.romanization.trim() === b.romanization.trim();
}

/** Whether something else is stored by now than what was edited. */
function isReplaced(base: StoredText | null, stored: StoredText | null): boolean {
  if (!base || !stored || base.id !== stored.id) return base?.id !== stored?.id;
  return stored.version > base.version;
}

type RowErrors = Partial<Record<keyof RowValues, string>>;

function checkRow(values: RowValues) {
  const result = rowInput.safeParse(values);
  if (result.success) return { output: result.data, errors: {} };
  const errors: RowErrors = {};
  for (const { path, message } of result.error.issues) errors[path[0] as keyof RowValues] ??= message;
  return { output: null, errors };
}

export type RowOutcome =
  | { state: "idle" | "saving" | "saved" }
  | { state: "failed"; message: string }
  | { state: "conflict"; conflict: StaleConflict };

const IDLE: RowOutcome = { state: "idle" };
const DELETED = "Someone else has deleted this translation. Save adds it again.";

interface Draft {
  /** The translation that the typed text replaces. */
  base: StoredText | null;
  values: RowValues;
  /** Whether there was a romanization before the last change: its field stays while it is emptied. */
  hadRomanization: boolean;
}

/** State of a row that is edited in place. It shows the stored text until the editor types. */
export function useRowEditor(row: GridRow, saveRow: SaveRow) {
  const { translation } = row;
  const [draft, setDraft] = useState<Draft | null>(null);
  const [outcome, setOutcome] = useState<RowOutcome>(IDLE);
  const [errors, setErrors] = useState<RowErrors>({});
  const removeErrorToast = useRef(() => {});
  const base: StoredText | null = draft ? draft.base : translation;
  const values = draft?.values ?? rowValues(translation);
  const hasRomanization = values.romanization !== "" || draft?.hadRomanization === true;
  const dirty = draft !== null && !isSame(values, rowValues(base));

  const type = (typed: Partial<RowValues>) => {
    setDraft({ base, values: { ...values, ...typed }, hadRomanization: hasRomanization });
    const valid = Object.keys(typed).map((field) => [field, undefined]);
    setErrors((before) => ({ ...before, ...Object.fromEntries(valid) }));
    if (outcome.state === "saved") setOutcome(IDLE);
  };

  const revert = () => {
    // What is on its way to the server cannot be taken back.
    if (outcome.state === "saving") return;
    setDraft(null);
    setErrors({});
    setOutcome(IDLE);
  };

  // A letter that was typed and deleted would hide what a dialog has saved since, and lead to a conflict with it.
  if (draft && !dirty && outcome.state !== "saving" && isReplaced(draft.base, translation)) revert();

  const write = async (replaced: StoredText | null, checked: CheckedRow): Promise<void> => {
    setOutcome({ state: "saving" });
    try {
      await saveRow.save(row, replaced, checked);
      setDraft(null);
      setOutcome({ state: "saved" });
      // A saved row shows no toast that would replace the one of an earlier failure.
      removeErrorToast.current();
    } catch (error) {
      const conflict = await findConflict(error, replaced);
      const newer = replaced && conflict && storedText.parse(conflict.current);
      // Changes outside the row, such as of notes or a review, are not a conflict.
      if (newer && isSame(rowValues(newer), rowValues(replaced))) return write(newer, checked);
      if (conflict) return setOutcome({ state: "conflict", conflict });
      if (replaced && isNotFoundError(error)) {
        setDraft((typed) => typed && { ...typed, base: null });
        saveRow.refresh(row);
        return setOutcome({ state: "failed", message: DELETED });
      }
      if (replaced) console.error("Failed to update translation", error);
      setErrors(fieldErrors(error));
      setOutcome({ state: "failed", message: errorText(error) });
      removeErrorToast.current = onErrorToast(`${replaced ? "update" : "add"} translation`)(error);
    }
  };

  /** What another editor has saved in the meantime, if that is why a save failed. */
  const findConflict = async (error: unknown, replaced: StoredText | null): Promise<StaleConflict | null> => {
    const conflict = conflictOf(error);
    if (conflict?.reason === "stale") return conflict;
    const replaceable = replaced ? isNotFoundError(error) : conflict?.reason === "duplicate";
    const newer = replaceable ? await saveRow.readNewer(row) : null;
    if (!newer || newer.current.id === replaced?.id) return null;
    const { current, savedBy } = newer;
    return { reason: "stale", saved_by: savedBy, saved_at: current.updated_at, current };
  };

  /** @returns false if the row is invalid */
  const save = (): boolean => {
    if (outcome.state === "saving" || !dirty) return true;
    const checked = checkRow(values);
    setErrors(checked.errors);
    if (!checked.output) return false;
    void write(base, checked.output);
    return true;
  };

  /** Saves the values chosen in the conflict dialog over the newer version. */
  const resolve = (chosen: RowValues, current: StoredText) => {
    setDraft({ base: current, values: chosen, hadRomanization: hasRomanization });
    const checked = checkRow(chosen);
    setErrors(checked.errors);
    if (checked.output) void write(current, checked.output);
    else setOutcome(IDLE);
  };

  return { values, hasRomanization, base, dirty, errors, outcome, type, revert, save, resolve };
}
