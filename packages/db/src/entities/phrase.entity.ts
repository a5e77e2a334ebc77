import { defineEntity, type Opt, p } from "@mikro-orm/core";
import { Category } from "./category.entity.ts";
import { baseProperties, trigramIndex } from "./columns.ts";

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
    /**
     * Its place among all phrases, popular ones first, as one number that an index and its statistics can
     * serve; filled by the database. The checks keep it within four bytes.
     */
    place: p
      .integer()
      .generated('((coalesce(popular_rank, 2047) * 1048576) + "position") stored')
      .lazy()
      .$type<Opt<number>>(),
    /** The text as search compares it; filled by the database. */
    searchEnglish: p.text().generated("(search_normalize(english)) stored").lazy().$type<Opt<string>>(),
  },
  indexes: [
    { properties: ["place"] },
    { properties: ["position", "id"] },
    { properties: ["category", "place"] },
    { properties: ["category", "position", "id"] },
    {
      name: "phrase_popular_rank_index",
      expression:
        "create index phrase_popular_rank_index on phrase (popular_rank) where popular_rank is not null",
    },
    trigramIndex("phrase", "search_english"),
  ],
  checks: [
    { name: "phrase_texts_filled", expression: "slug <> '' and english <> ''" },
    { name: "phrase_position_counts", expression: "position >= 0 and position < 1048576" },
    { name: "phrase_popular_rank_counts", expression: "popular_rank > 0 and popular_rank < 2047" },
  ],
});

/** A phrase in English, which translations say in each language. */
export class Phrase extends PhraseSchema.class {}
PhraseSchema.setClass(Phrase);

const RelatedPhraseSchema = defineEntity({
  name: "RelatedPhrase",
  tableName: "related_phrase",
  properties: {
    ...baseProperties,
    phrase: () => p.manyToOne(Phrase).ref().deleteRule("cascade"),
    related: () => p.manyToOne(Phrase).ref().deleteRule("cascade").index(),
    position: p.integer().default(0),
  },
  uniques: [{ properties: ["phrase", "related"] }],
  checks: [
    { name: "related_phrase_differs", expression: "phrase_id <> related_id" },
    { name: "related_phrase_position_counts", expression: "position >= 0" },
  ],
});

/** A phrase that another one points to. */
export class RelatedPhrase extends RelatedPhraseSchema.class {}
RelatedPhraseSchema.setClass(RelatedPhrase);
