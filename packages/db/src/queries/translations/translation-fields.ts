import type { Translation } from "../../entities/translation.entity.ts";

type BaseProperty = "id" | "version" | "createdAt" | "updatedAt" | "language" | "phrase";
/** Written by calls of their own, or with a rule of their own. */
type OwnProperty = "acceptedWarnings" | "needsReview" | "reviewed";
type GeneratedProperty = "searchNative" | "searchRomanization";

/** The properties of a translation that editors write. */
type Property = Exclude<Extract<keyof Translation, string>, BaseProperty | OwnProperty | GeneratedProperty>;

type SnakeCase<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${SnakeCase<Rest>}`
  : "";

/** Name of a field of a translation that editors write, in the database, in the API and in files. */
export type TranslationField = SnakeCase<Property>;

/** The fields of a translation that editors write, by the names of the entity. */
export type TranslationTextsRow = { [Name in Property]-?: Exclude<Translation[Name], undefined> };

/** The fields of a translation that editors write, by the names of the database. */
export type TranslationTexts = { [Name in Property as SnakeCase<Name>]: TranslationTextsRow[Name] };

/** What reads, saves, imports and exports translations has their fields from here. The entity says which they are. */
const COLUMN_TYPES: Record<TranslationField, "text" | "jsonb"> = {
  native_text: "text",
  romanization: "text",
  pronunciation_guide: "text",
  literal_translation: "text",
  usage_notes: "text",
  cultural_notes: "text",
  audio_url: "text",
  video_url: "text",
  thanks_to: "text",
  regional_variations: "jsonb",
  variants: "jsonb",
};

export const TRANSLATION_FIELDS = Object.keys(COLUMN_TYPES) as TranslationField[];

/** The fields with their types, as a function that returns records declares them. */
export const TYPED_FIELDS = TRANSLATION_FIELDS.map((field) => `${field} ${COLUMN_TYPES[field]}`).join(", ");

const propertyOf = (field: string): string =>
  field.replace(/_./g, (letters) => letters.slice(1).toUpperCase());

/**
 * The columns of a `TranslationTextsRow`.
 *
 * @param t alias of the translation in the query
 */
export const textColumns = (t: string): string =>
  TRANSLATION_FIELDS.map((field) => `${t}.${field} as "${propertyOf(field)}"`).join(", ");

/** Returns the fields by the names of the database. */
export const toTranslationTexts = (row: TranslationTextsRow): TranslationTexts =>
  Object.fromEntries(
    TRANSLATION_FIELDS.map((field) => [field, row[propertyOf(field) as Property]]),
  ) as TranslationTexts;

/** Returns those of the given values that are fields, by the names of the entity. */
export const toTextsRow = (given: Partial<TranslationTexts>): Partial<TranslationTextsRow> =>
  Object.fromEntries(
    TRANSLATION_FIELDS.filter((field) => given[field] !== undefined).map((field) => [
      propertyOf(field),
      given[field],
    ]),
  );
