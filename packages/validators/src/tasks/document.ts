import { z } from "zod";
import { rawText } from "../texts/field-schemas.ts";

/** Limit of a readable text that also allows the history to store every save. */
export const DOCUMENT_LENGTH = 200_000;

/** Response for a URL without a last segment (specification §5). */
export const INVALID_DOCUMENT_URL = "Invalid document URL";

export const documentId = z
  .string()
  .normalize("NFC")
  .refine(isDocumentId, INVALID_DOCUMENT_URL)
  .describe("Last segment of the document's URL");

/** A Markdown text to which tasks link. */
export const storedDocument = z
  .object({
    id: z.int().describe("Identifier of the record, for its history"),
    documentId,
    content: z.string().describe("Markdown"),
    version: z.int().describe("Counts the changes"),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "Document" });
export type StoredDocument = z.infer<typeof storedDocument>;

export const documentInput = z.object({ documentId });

export const documentSaveInput = z
  .object({
    documentId,
    content: rawText(DOCUMENT_LENGTH).describe("Markdown"),
    version: z
      .int()
      .nonnegative()
      .optional()
      .describe(
        "Version the text was made from, 0 where there was none; refused with 409 when there is a newer one",
      ),
  })
  .meta({ id: "DocumentInput" });
export type DocumentSaveInput = z.infer<typeof documentSaveInput>;

/** Base URL that replaces the page with the link; no result depends on it. */
const ANYWHERE = "http://anywhere.invalid/";

export const DOCUMENT_ID_LENGTH = 200;

/** Identifiers that are not allowed: they would resolve to another path in a URL, or have control characters. */
const LEADS_ELSEWHERE = /^\.{1,2}$|[/\\\p{Cc}]/u;

/** Whether a text can be the identifier of a document, in the decoded form of the last segment of a URL. */
export function isDocumentId(text: string): boolean {
  return (
    text !== "" &&
    text.trim() === text &&
    text.length <= DOCUMENT_ID_LENGTH &&
    text.isWellFormed() &&
    !LEADS_ELSEWHERE.test(text)
  );
}

/**
 * Returns the identifier of the document at a URL (specification §3, §5): its last segment, percent-decoded, without
 * query and hash.
 *
 * @param url a web URL or a path
 * @returns null if the URL has no such segment
 */
export function documentIdOf(url: string): string | null {
  const parsed = URL.parse(url.trim(), ANYWHERE);
  if (!parsed || (parsed.protocol !== "http:" && parsed.protocol !== "https:")) return null;
  const segment = parsed.pathname.slice(parsed.pathname.lastIndexOf("/") + 1);
  try {
    const id = decodeURIComponent(segment).normalize("NFC");
    return isDocumentId(id) ? id : null;
  } catch {
    return null;
  }
}
