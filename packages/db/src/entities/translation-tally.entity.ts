import { defineEntity, p } from "@mikro-orm/core";

const TranslationTallySchema = defineEntity({
  name: "TranslationTally",
  tableName: "translation_tally",
  properties: {
    id: p.bigint("string").primary().generated("by default as identity"),
    languageId: p.integer(),
    translated: p.integer(),
    romanized: p.integer(),
    withAudio: p.integer(),
  },
});

/**
 * By how much a write changed what a language has; the sum of a language's rows is what it has. Kept by triggers of
 * the migrations, so that counting does not read every translation.
 */
export class TranslationTally extends TranslationTallySchema.class {}
TranslationTallySchema.setClass(TranslationTally);
