import { defineEntity, type Opt, p } from "@mikro-orm/core";
import { baseProperties } from "./base-properties.ts";

const SynonymGroupSchema = defineEntity({
  name: "SynonymGroup",
  tableName: "synonym_group",
  properties: {
    ...baseProperties,
    /** In the order in which editors wrote them. A trigger of the migrations keeps a term out of a second group. */
    terms: p.array(),
    /** The terms as search compares them; filled by the database. */
    searchTerms: p.array().generated("(search_normalize_all(terms)) stored").lazy().$type<Opt<string[]>>(),
  },
  checks: [
    { name: "synonym_group_has_terms", expression: "cardinality(terms) >= 2 and cardinality(terms) <= 30" },
  ],
});

/** Words and short texts that mean the same to search. */
export class SynonymGroup extends SynonymGroupSchema.class {}
SynonymGroupSchema.setClass(SynonymGroup);
