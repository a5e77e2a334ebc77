import { z } from "zod";
import { wholeNumber } from "../api/whole-number.ts";
import { isAddressable, slugify } from "../urls/slug.ts";

const NAME_LENGTH = 200;
const NOTE_LENGTH = 10_000;
const ADDRESS_LENGTH = 2_000;
export const SLUG_LENGTH = 200;

const tooLong = (length: number) => `Use at most ${length.toLocaleString("en")} characters`;

const NOT_STORABLE = "This holds a character that cannot be stored";

/** PostgreSQL stores neither the null character nor half of a surrogate pair. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

/** A short text that has to be filled in; spaces around it are dropped. */
export function requiredText(message: string, length = NAME_LENGTH) {
  return z
    .string(message)
    .trim()
    .normalize("NFC")
    .min(1, message)
    .max(length, tooLong(length))
    .refine(isStorable, NOT_STORABLE);
}

/** A text on a line of its own that may be left empty; spaces around it are dropped. */
export function optionalSingleLine(length = NAME_LENGTH) {
  return rawText(length).trim().default("");
}

/** A text kept as it was typed, spaces and line breaks and all. */
export function rawText(length = NOTE_LENGTH) {
  return z.string().normalize("NFC").max(length, tooLong(length)).refine(isStorable, NOT_STORABLE);
}

/** A text that may be left empty, which is stored as null. */
export function optionalText(length = NOTE_LENGTH) {
  return z
    .string()
    .trim()
    .normalize("NFC")
    .max(length, tooLong(length))
    .refine(isStorable, NOT_STORABLE)
    .transform((text) => (text === "" ? null : text))
    .nullish();
}

const NOT_AN_ADDRESS = "Enter a web address, such as https://example.org/file.mp3";

function isAddress(text: string): boolean {
  if (/^\/(?!\/)[^\s\\]*$/.test(text)) return true;
  const url = URL.parse(text);
  return url !== null && (url.protocol === "https:" || url.protocol === "http:");
}

/** A web address, or a path on this site; empty is stored as null. */
export const optionalAddress = optionalText(ADDRESS_LENGTH).refine(
  (text) => text == null || isAddress(text),
  NOT_AN_ADDRESS,
);

/** A slug that somebody chose; it has to be one that the slug rule leaves alone (specification §3). */
export const slugField = z
  .string()
  .trim()
  .max(SLUG_LENGTH, tooLong(SLUG_LENGTH))
  .refine((slug) => isAddressable(slug) && slugify(slug) === slug, {
    error: "Use lowercase letters, digits, hyphens and underscores",
  });

/** The largest identifier that the database counts to. */
const LARGEST_ID = 2_147_483_647;

/** The identifier of the record that a call is about. */
export const recordId = wholeNumber(1, LARGEST_ID);

/** The identifier of another record, in a body. */
export function referenceId(message = "This has to be the identifier of a record") {
  return z.int(message).positive(message).max(LARGEST_ID, message);
}

export const recordIdInput = z.object({ id: recordId.describe("Identifier") });

/** What a change says of the state it was made from; a newer save is then not overwritten. */
export const expectedVersion = z
  .int()
  .positive()
  .optional()
  .describe("Version the change was made from; refused with 409 when the record has a newer one");
