import { defineEntity, p } from "@mikro-orm/core";
import { baseProperties } from "./columns.ts";

const SlugRedirectSchema = defineEntity({
  name: "SlugRedirect",
  tableName: "slug_redirect",
  properties: {
    ...baseProperties,
    kind: p.enum(["language", "phrase", "category"] as const),
    /** A former slug of the target. */
    slug: p.text(),
    targetId: p.integer(),
  },
  uniques: [{ properties: ["kind", "slug"] }],
  indexes: [{ properties: ["kind", "targetId"] }],
  checks: [{ name: "slug_redirect_texts_filled", expression: "slug <> ''" }],
});

/** A former slug that leads to its record. A trigger writes these rows. */
export class SlugRedirect extends SlugRedirectSchema.class {}
SlugRedirectSchema.setClass(SlugRedirect);
