import { z } from "zod";
import { rawText } from "../texts/fields.ts";
import { isDocumentId } from "./document-id.ts";

/** Limit of a readable text that also allows the history to store every save. */
export const DOCUMENT_LENGTH = 200_000;

/** Response for a URL without a last segment (specification §5). */
export const INVALID_DOCUMENT_URL = "Invalid document URL";

export const documentId = z
  .string()
  .normalize("NFC")
  .refine(isDocumentId, INVALID_DOCUMENT_URL)
  .describe("Last segment of the document's address");

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
