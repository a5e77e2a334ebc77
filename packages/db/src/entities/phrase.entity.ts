import { defineEntity, p } from "@mikro-orm/core";
import { baseProperties } from "./base-properties.ts";
import { Category } from "./category.entity.ts";
import { trigramIndex } from "./trigram-index.ts";

const PhraseSchema = defineEntity({
  name: "Phrase",
  tableName: "phrase",
  properties: {
    ...baseProperties,
    slug: p.text().unique(),
    english: p.text(),
    category: () => p.manyToOne(Category).ref().deleteRule("restrict"),
    position: p.integer().default(0),
    /** Place among the popular phrases, from 1; null for the others. */
    popularRank: p.integer().nullable(),
    /** The text as search compares it; filled by the database. */
    searchEnglish: p.text().generated("(search_normalize(english)) stored").lazy().hidden(),
  },
  indexes: [trigramIndex("phrase", "search_english")],
  checks: [
    { name: "phrase_texts_filled", expression: "slug <> '' and english <> ''" },
    { name: "phrase_position_counts", expression: "position >= 0" },
    { name: "phrase_popular_rank_counts", expression: "popular_rank > 0" },
  ],
});

/** A phrase in English, which translations say in each language. */
export class Phrase extends PhraseSchema.class {}
PhraseSchema.setClass(Phrase);
