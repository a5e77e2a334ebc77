import { type Translation, translationInput } from "@saywhere/validators/content/translation";

/** What is edited in place; the full dialog has the other fields. */
export interface RowValues {
  native_text: string;
  romanization: string;
}

const rowInput = translationInput.pick({ native_text: true, romanization: true });

export function rowValues(translation: Translation | null): RowValues {
  return { native_text: translation?.native_text ?? "", romanization: translation?.romanization ?? "" };
}

export function isSame(a: RowValues, b: RowValues): boolean {
  return a.native_text.trim() === b.native_text.trim() && a.romanization.trim() === b.romanization.trim();
}

export type RowErrors = Partial<Record<keyof RowValues, string>>;

/** What is sent of a row. */
export type CheckedRow = ReturnType<typeof rowInput.parse>;

/** What the server's own rules make of a row: what to send, or what is wrong with which field. */
export function checkRow(values: RowValues) {
  const result = rowInput.safeParse(values);
  if (result.success) return { output: result.data, errors: null };
  const errors: RowErrors = {};
  for (const { path, message } of result.error.issues) errors[path[0] as keyof RowValues] ??= message;
  return { output: null, errors };
}
