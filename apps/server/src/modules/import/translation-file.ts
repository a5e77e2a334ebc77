import type { Author } from "@saywhere/db/change-set";
import {
  findTranslations,
  lockTranslations,
  type Pair,
  type StoredTranslation,
  writeTranslations,
} from "@saywhere/db/queries/import-export.queries";
import { MAX_VARIANTS, translationInput, variantInput } from "@saywhere/validators/content/translation";
import { z } from "zod";
import { AppError } from "../../errors/app-error.ts";
import { listColumn } from "./cell-format.ts";
import { compareRow } from "./compare-translation-row.ts";
import { unknownField } from "./did-you-mean.ts";
import type { CheckedRow, FileKind, KeyColumn } from "./import-kind.ts";
import { gatherLists } from "./numbered-columns.ts";

/** A misspelt field of a variant would otherwise be read from its label; exports once had `same_meaning`. */
const variant = z.strictObject(
  { ...variantInput.shape, same_meaning: z.unknown().optional() },
  {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? issue.keys
            .map((key) => unknownField(key, Object.keys(variantInput.shape)).message)
            .reduce((text, next) => `${text}${text.endsWith("?") ? "" : "."} ${next}`)
        : undefined,
  },
);

/** What spreadsheets write for true and for false: Excel replaces the `true` of an export by the word of its language. */
const TRUE =
  "true wahr vrai verdadero vero verdadeiro waar prawda sant sand sann tosi doğru истина pravda igaz";
const FALSE =
  "false falsch faux falso onwaar fałsz falskt falsk usann epätosi yanliş yanlış ложь nepravda hamis";

/** An empty cell leaves the review as it is. */
const REVIEW_CELLS = new Map<unknown, unknown>([
  ...TRUE.split(" ").map((word) => [word, true] as const),
  ...FALSE.split(" ").map((word) => [word, false] as const),
  ["", null],
]);

/** The rules of the forms; whether an empty text is allowed depends on the stored translation. */
const texts = translationInput
  .omit({ language_id: true, phrase_id: true })
  .extend({
    needs_review: z.preprocess((cell) => {
      const text = typeof cell === "string" ? cell.trim().toLowerCase() : cell;
      return REVIEW_CELLS.has(text) ? REVIEW_CELLS.get(text) : cell;
    }, z.boolean("Write true or false").nullish()),
    regional_variations: listColumn("regional_variations", translationInput.shape.regional_variations),
    variants: listColumn(
      "variants",
      z.array(variant).max(MAX_VARIANTS, `Use at most ${MAX_VARIANTS} variants`),
    ),
  })
  .partial({ native_text: true });

export type RowTexts = z.infer<typeof texts>;
export type TranslationRow = CheckedRow<KeyColumn, RowTexts>;

/** Files of translations. */
export const translationFile: FileKind<KeyColumn, RowTexts, StoredTranslation> = {
  kind: "translation",
  keys: ["language", "phrase"],

  checkFields({ native_text, ...others }) {
    const empty = native_text === null || (typeof native_text === "string" && native_text.trim() === "");
    const lists = gatherLists(others);
    const given = empty ? lists : { ...lists, native_text };
    const { data, error } = texts.safeParse(given);
    const fields = error ? texts.safeParse(withoutInvalid(given, error)).data : data;
    return { fields: { ...fields, ...(empty && { native_text: "" }) }, error };
  },

  async lock(tx, rows) {
    // Invalid rows are not written, and may name what was deleted.
    const pairs = pairsOf(rows.filter(({ problems }) => problems.length === 0));
    const languageIds = [...new Set(pairs.map(({ languageId }) => languageId))];
    const phraseIds = [...new Set(pairs.map(({ phraseId }) => phraseId))];
    if (!(await lockTranslations(tx, languageIds, phraseIds))) {
      throw new AppError("CONFLICT", "A language or phrase of the file was just deleted. Import it again.");
    }
  },

  async comparer(db, rows, author) {
    const stored = await findTranslations(db, pairsOf(rows));
    const byPair = new Map(stored.map((translation) => [keyOf(translation), translation]));
    return (row) => {
      const [pair] = pairsOf([row]);
      return compareRow(effectiveRow(row, author), pair, pair && byPair.get(keyOf(pair)));
    };
  },

  write: writeTranslations,
};

/** An author whose changes need a review ends none, so that a row that says so leaves the review as it is. */
function effectiveRow(row: TranslationRow, { needsReview }: Author): TranslationRow {
  if (!needsReview || row.fields.needs_review !== false) return row;
  return { ...row, fields: { ...row.fields, needs_review: null } };
}

function withoutInvalid(given: Record<string, unknown>, { issues }: z.ZodError): Record<string, unknown> {
  const invalid = new Set(issues.map(({ path }) => path[0]));
  return Object.fromEntries(Object.entries(given).filter(([field]) => !invalid.has(field)));
}

const keyOf = ({ languageId, phraseId }: Pair): string => `${languageId}/${phraseId}`;

function pairsOf(rows: TranslationRow[]): Pair[] {
  return rows.flatMap(({ ids: { language, phrase } }) =>
    language !== undefined && phrase !== undefined ? [{ languageId: language, phraseId: phrase }] : [],
  );
}
