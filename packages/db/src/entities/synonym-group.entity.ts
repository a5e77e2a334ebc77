import { defineEntity, p } from "@mikro-orm/core";
import { baseProperties } from "./base-properties.ts";
import { TextArray } from "./text-array.ts";

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
