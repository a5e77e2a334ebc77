import { defineEntity, p } from "@mikro-orm/core";

const ContentStampSchema = defineEntity({
  name: "ContentStamp",
  tableName: "content_stamp",
  properties: {
    id: p.bigint("string").primary().generated("by default as identity"),
    stamp: p.decimal("string").columnType("numeric"),
  },
});

/**
 * A random number for each transaction that changed what public pages show; the sum identifies a version of the content.
 * Triggers write these rows.
 */
export class ContentStamp extends ContentStampSchema.class {}
ContentStampSchema.setClass(ContentStamp);
