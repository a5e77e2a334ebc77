import { z } from "zod";
import { slugify } from "./slug.ts";

const NAME_LENGTH = 200;
const NOTE_LENGTH = 10_000;
const ADDRESS_LENGTH = 2_000;

const tooLong = (length: number) => `Use at most ${length} characters`;

/** A short text that has to be filled in; spaces around it are dropped. */
export function requiredText(message: string, length = NAME_LENGTH) {
  return z.string(message).trim().normalize("NFC").min(1, message).max(length, tooLong(length));
}

/** A text that may be left empty, which is stored as null. */
export function optionalText(length = NOTE_LENGTH) {
  return z
    .string()
    .trim()
    .normalize("NFC")
    .max(length, tooLong(length))
    .nullish()
    .transform((text) => (text === "" ? null : text));
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
export const chosenSlug = z
  .string()
  .trim()
  .max(NAME_LENGTH, tooLong(NAME_LENGTH))
  .refine((slug) => slug !== "" && slugify(slug) === slug, {
    error: "Use lowercase letters, digits, hyphens and underscores",
  });

export const recordId = z.coerce.number("This has to be a whole number").int().positive().max(2_147_483_647);

export const recordIdInput = z.object({ id: recordId.describe("Identifier") });

/** What a change says of the state it was made from; a newer save is then not overwritten. */
export const expectedVersion = z
  .int()
  .positive()
  .optional()
  .describe("Version the change was made from; refused with 409 when the record has a newer one");
