import {
  FILE_FIELDS,
  type FileTexts,
  type Pair,
  type StoredTranslation,
} from "@saywhere/db/queries/import-export.queries";
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
  if (problems.length > 0 || !pair) return planned("invalid");
  const next = { ...(stored ?? EMPTY), ...pair, ...givenOf(texts) };
  if (next.native_text === "") {
    if (!stored && !someText(next)) return planned("skipped");
    const message = "Enter the native text";
    return planned("invalid", [], [{ field: "native_text", message }]);
  }
  const fields = differences(stored ?? EMPTY, next);
  if (stored && fields.length === 0) return planned("unchanged");
  return { ...planned(stored ? "update" : "create", fields), write: next };
}

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
