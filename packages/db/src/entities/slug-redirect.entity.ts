import { defineEntity, p } from "@mikro-orm/core";
import { baseProperties } from "./columns.ts";

const SlugRedirectSchema = defineEntity({
  name: "SlugRedirect",
  tableName: "slug_redirect",
  properties: {
    ...baseProperties,
    kind: p.enum(["language", "phrase", "category"] as const),
    /** The slug that the target had before. */
    slug: p.text(),
    targetId: p.integer(),
  },
  uniques: [{ properties: ["kind", "slug"] }],
  indexes: [{ properties: ["kind", "targetId"] }],
  checks: [{ name: "slug_redirect_texts_filled", expression: "slug <> ''" }],
});

/** An old slug that still leads to its record. A trigger of the migrations keeps these rows. */
export class SlugRedirect extends SlugRedirectSchema.class {}
SlugRedirectSchema.setClass(SlugRedirect);
