import { defineEntity, p } from "@mikro-orm/core";
import { baseProperties } from "./base-properties.ts";
import { Phrase } from "./phrase.entity.ts";

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
