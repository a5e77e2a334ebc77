import { defineEntity, p } from "@mikro-orm/core";
import { baseProperties } from "./columns.ts";

const CategorySchema = defineEntity({
  name: "Category",
  tableName: "category",
  properties: {
    ...baseProperties,
    slug: p.text().unique(),
    name: p.text(),
    description: p.text().default(""),
    position: p.integer().default(0),
  },
  checks: [
    { name: "category_texts_filled", expression: "slug <> '' and name <> ''" },
    { name: "category_position_counts", expression: "position >= 0" },
  ],
});

/** A group of phrases. A category with phrases cannot be deleted. */
export class Category extends CategorySchema.class {}
CategorySchema.setClass(Category);
