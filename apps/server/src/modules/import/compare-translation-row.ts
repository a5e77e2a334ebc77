import {
  FILE_FIELDS,
  type FileTexts,
  type Pair,
  type StoredTranslation,
} from "@saywhere/db/queries/import-export.queries";
import { TRANSLATION_FIELDS } from "@saywhere/db/queries/translations/translation-fields";
import type { ImportRow } from "@saywhere/validators/content/import";
import type { FieldChange } from "@saywhere/validators/history/activity";
import { presentVariants, storedVariants } from "../translation/variants.ts";
import { type PlannedRow, UNCHANGED } from "./import-kind.ts";
import type { RowTexts, TranslationRow } from "./translation-file.ts";

/** A translation without texts. */
const EMPTY = {
  ...Object.fromEntries(FILE_FIELDS.map((field) => [field, null])),
  native_text: "",
  regional_variations: [],
  variants: [],
  needs_review: false,
} as unknown as FileTexts;

const REASONS: Partial<Record<ImportRow["outcome"], string>> = {
  unchanged: UNCHANGED,
  skipped: "The row has no texts, and the guide has no translation to change",
};

/** Compares a checked row with the stored translation. */
export function compareRow(
  { line, language, phrase, fields: texts, problems }: TranslationRow,
  pair: Pair | undefined,
  stored: StoredTranslation | undefined,
): PlannedRow<StoredTranslation> {
  const planned = (
    outcome: ImportRow["outcome"],
    fields: FieldChange[] = [],
    found = problems,
  ): PlannedRow<StoredTranslation> => ({
    row: { line, language, phrase, outcome, fields, problems: found, reason: REASONS[outcome] ?? null },
    write: null,
  });
  const next = { ...(stored ?? EMPTY), ...givenOf(texts) };
  const hasTexts = stored !== undefined || someText(next) || problems.some(isOfText);
  // Without its own native text, a row with other problems may keep a stored one, or have it under a wrong name.
  const isUnsure = texts.native_text === undefined && (!pair || problems.some(mayHideNativeText));
  if (next.native_text === "" && hasTexts && !isUnsure) {
    const message = "Enter the native text";
    return planned("invalid", [], [...problems, { field: "native_text", message }]);
  }
  if (problems.length > 0 || !pair) return planned("invalid");
  if (!hasTexts) return planned("skipped");
  const fields = differences(stored ?? EMPTY, next);
  if (stored && fields.length === 0) return planned("unchanged");
  return { ...planned(stored ? "update" : "create", fields), write: { ...next, ...pair } };
}

type Problem = ImportRow["problems"][number];

/** Whether a text of the row is invalid, so that there is one. */
const isOfText = ({ field }: Problem): boolean => TRANSLATION_FIELDS.some((text) => text === field);

const mayHideNativeText = ({ field }: Problem): boolean => field === null || field === "native_text";

/** Returns the fields that a row contains; omitted ones are not in the result. */
function givenOf({ variants, needs_review, ...texts }: RowTexts): Partial<FileTexts> {
  const given = {
    ...texts,
    ...(variants && { variants: storedVariants(variants) }),
    needs_review: needs_review ?? undefined,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

function someText(texts: FileTexts): boolean {
  return differences(EMPTY, texts).length > 0;
}

function differences(before: FileTexts, after: FileTexts): FieldChange[] {
  return FILE_FIELDS.flatMap((field) => {
    const [left, right] = [shown(before, field), shown(after, field)];
    return JSON.stringify(left) === JSON.stringify(right) ? [] : [{ field, before: left, after: right }];
  });
}

/** Returns a field in the API's format, with its keys in a fixed order. */
function shown(texts: FileTexts, field: (typeof FILE_FIELDS)[number]): unknown {
  if (field === "variants") return presentVariants(texts.variants);
  if (field === "regional_variations") {
    return texts.regional_variations.map(({ region, notes }) => ({ region, notes }));
  }
  return texts[field] === "" ? null : texts[field];
}
