import { defineEntity, p } from "@mikro-orm/core";
import { baseProperties } from "./columns.ts";

const DocumentSchema = defineEntity({
  name: "Document",
  tableName: "document",
  properties: {
    ...baseProperties,
    /** The last segment of its URL. */
    name: p.text().unique(),
    /** Markdown. */
    content: p.text().default(""),
  },
  checks: [{ name: "document_texts_filled", expression: "name <> ''" }],
});

/** A Markdown text that tasks link to. */
export class Document extends DocumentSchema.class {}
DocumentSchema.setClass(Document);
