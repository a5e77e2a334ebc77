import { defineEntity, type Opt, p } from "@mikro-orm/core";
import { baseProperties, TextArray } from "./columns.ts";

const LanguageSchema = defineEntity({
  name: "Language",
  tableName: "language",
  properties: {
    ...baseProperties,
    slug: p.text().unique(),
    name: p.text(),
    nativeName: p.text(),
    /** ISO 639-1. */
    code: p.text(),
    /** ISO 15924. */
    script: p.text(),
    direction: p.enum(["ltr", "rtl"] as const),
    family: p.text().nullable(),
    speakers: p.text().nullable(),
    regions: p.text().nullable(),
    writing: p.text().nullable(),
    description: p.text().default(""),
    position: p.integer().default(0),
    /** Other names people search by, such as Persian for Farsi. */
    aliases: p.type(TextArray).$type<string[]>().default([]),
    /** All its names as search compares them; filled by the database. */
    searchNames: p
      .array()
      .generated("(search_normalize_all((array[name, native_name, code] || aliases))) stored")
      .lazy()
      .$type<Opt<string[]>>(),
  },
  checks: [
    {
      name: "language_texts_filled",
      expression: "slug <> '' and name <> '' and native_name <> '' and code <> '' and script <> ''",
    },
    { name: "language_position_counts", expression: "position >= 0" },
  ],
});

/** A language of the guide. */
export class Language extends LanguageSchema.class {}
LanguageSchema.setClass(Language);
