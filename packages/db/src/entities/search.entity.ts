import { defineEntity, p } from "@mikro-orm/core";
import { baseProperties, TextArray } from "./columns.ts";

const SynonymGroupSchema = defineEntity({
  name: "SynonymGroup",
  tableName: "synonym_group",
  properties: {
    ...baseProperties,
    /** In the order in which editors wrote them. A term may be in several groups: words have several meanings. */
    terms: p.type(TextArray).$type<string[]>(),
  },
  checks: [
    { name: "synonym_group_has_terms", expression: "cardinality(terms) >= 2 and cardinality(terms) <= 30" },
  ],
});

/** Words and short texts that mean the same to search. */
export class SynonymGroup extends SynonymGroupSchema.class {}
SynonymGroupSchema.setClass(SynonymGroup);

const MissedSearchSchema = defineEntity({
  name: "MissedSearch",
  tableName: "missed_search",
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    /** The normalized text, by which texts are distinguished. */
    normalized: p.text().unique(),
    /** As it was typed last. */
    text: p.text(),
    times: p.integer(),
    firstDay: p.date(),
    lastDay: p.date(),
  },
  checks: [{ name: "missed_search_times_count", expression: "times > 0" }],
});

/** A text that search found nothing for, and how often. It contains nothing about visitors. */
export class MissedSearch extends MissedSearchSchema.class {}
MissedSearchSchema.setClass(MissedSearch);
