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
 * A transaction that changed what public pages show, as a number that no other one has; their sum tells the state of
 * the content. Kept by triggers of the migrations.
 */
export class ContentStamp extends ContentStampSchema.class {}
ContentStampSchema.setClass(ContentStamp);
