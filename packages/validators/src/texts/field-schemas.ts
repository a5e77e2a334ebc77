import { z } from "zod";
import { hasLetterOrDigit, slugify } from "../urls/slug.ts";
import { characterError, isOneLine, toOneLine } from "./text-characters.ts";

const NOT_WHOLE = "Write a whole number in digits alone, such as 12";

/** A whole number within limits, such as an identifier or the length of a list. */
export function wholeNumber(min: number, max: number) {
  return z
    .int(NOT_WHOLE)
    .min(min, `Use a number of at least ${min.toLocaleString("en")}`)
    .max(max, `Use a number of at most ${max.toLocaleString("en")}`);
}

/** Decimal digits only: no sign, space, fraction, exponent, other base or leading zero. */
const DECIMAL = /^(?:0|[1-9]\d*)$/;

/**
 * Parses the number in a URL and leaves any other text unchanged for the schema to reject. `Number()` would read `1e0`,
 * `0x1` and ` 1` as 1, so a mistyped identifier would identify another record.
 */
export function readWholeNumber(text: unknown): unknown {
  return typeof text === "string" && DECIMAL.test(text) ? Number(text) : text;
}

/** Yes or no in a URL, where only texts are. */
export const booleanText = () => z.stringbool("Write true or false");

const NAME_LENGTH = 200;
const NOTE_LENGTH = 10_000;
const URL_LENGTH = 2_000;
export const SLUG_LENGTH = 200;

const tooLong = (length: number) => `Use at most ${length.toLocaleString("en")} characters`;

/** Adds what every text has, whoever wrote it: one way to write a letter, a limit, and no characters that nobody sees. */
function stored(text: z.ZodString, length: number) {
  return text
    .normalize("NFC")
    .max(length, tooLong(length))
    .refine((value) => characterError(value) === null, {
      error: ({ input }) => characterError(String(input)) ?? undefined,
    });
}

const trimmed = (message?: string) => z.string(message).trim();
const inOneLine = (message?: string) => trimmed(message).overwrite(toOneLine);

/** A required text; surrounding spaces are trimmed. */
export function requiredText(message: string, length = NAME_LENGTH) {
  return stored(trimmed(message).min(1, message), length);
}

/** A required text in one line, such as a name. */
export function requiredSingleLine(message: string, length = NAME_LENGTH) {
  return stored(inOneLine(message).min(1, message), length);
}

/** A text in one line, which may be empty. */
export function singleLine(length = NAME_LENGTH) {
  return stored(inOneLine(), length);
}

/** A text stored as it was typed, including spaces and line breaks. */
export function rawText(length = NOTE_LENGTH) {
  return stored(z.string(), length);
}

const nullIfEmpty = (text: string) => (text === "" ? null : text);

/** An optional text, which is stored as null if empty; surrounding spaces are trimmed. */
export function optionalText(length = NOTE_LENGTH) {
  return stored(trimmed(), length).transform(nullIfEmpty).nullish();
}

/** An optional text in one line, which is stored as null if empty. */
export function optionalSingleLine(length = NAME_LENGTH) {
  return singleLine(length).transform(nullIfEmpty).nullish();
}

/** Browsers drop line breaks and tabs from URLs, so that the URL that is stored would not be the one that opens. */
export const URL_IN_ONE_LINE = [
  (text: string | null | undefined) => text == null || isOneLine(text),
  { error: "Write the address in one line, without tabs", abort: true },
] as const;

const NOT_A_URL = "Enter a web address, such as https://example.org/file.mp3";

function isUrl(text: string): boolean {
  if (/^\/(?!\/)[^\s\\]*$/.test(text)) return true;
  const url = URL.parse(text);
  return url !== null && (url.protocol === "https:" || url.protocol === "http:");
}

/** A web URL, or a path on this site; an empty text is stored as null. */
export const optionalUrl = optionalText(URL_LENGTH)
  .refine(...URL_IN_ONE_LINE)
  .refine((text) => text == null || isUrl(text), NOT_A_URL);

/** A slug that an editor chose, which must be unchanged by the slug rule (specification §3). */
export const slugField = z
  .string()
  .trim()
  .max(SLUG_LENGTH, tooLong(SLUG_LENGTH))
  .refine((slug) => slugify(slug) === slug, {
    error: "Use lowercase letters, digits, hyphens and underscores",
    abort: true,
  })
  .refine(hasLetterOrDigit, "Use at least one letter or digit");

/** A slug that is made from another field if it is left out. */
export const optionalSlug = (source: string) =>
  slugField
    .optional()
    .describe(
      `Lowercase letters of any script, digits, hyphens and underscores; made from the ${source} if left out`,
    );

/** Largest integer that the database column can store. */
const MAX_ID = 2_147_483_647;

/** The identifier of the record that a call refers to. */
export const recordId = wholeNumber(1, MAX_ID).describe("Identifier");

/** The identifier of another record, in a request body. */
export function referenceId(message = "This has to be the identifier of a record") {
  return z.int(message).positive(message).max(MAX_ID, message);
}

export const recordIdInput = z.object({ id: recordId });

const NOT_A_VERSION = "Send the version as a whole number, as the record has it";

/** What a change says of the state it was made from; a newer save is then not overwritten. */
export const expectedVersion = z
  .int(NOT_A_VERSION)
  .positive(NOT_A_VERSION)
  .optional()
  .describe("Version the change was made from; refused with 409 when the record has a newer one");

/** A deletion of a record. */
export const recordDeletionInput = recordIdInput.extend({ version: expectedVersion });
export type RecordDeletionInput = z.infer<typeof recordDeletionInput>;
