import { defineEntity, type Opt, p } from "@mikro-orm/core";
import { baseProperties, trigramIndex } from "./columns.ts";
import { Language } from "./language.entity.ts";
import { Phrase } from "./phrase.entity.ts";

export interface RegionalVariation {
  region: string;
  notes: string;
}

/** Another form of a translation: informal, said by a woman … */
export interface Variant {
  label: string;
  nativeText: string;
  romanization: string | null;
  pronunciationGuide: string | null;
}

const TranslationSchema = defineEntity({
  name: "Translation",
  tableName: "translation",
  properties: {
    ...baseProperties,
    language: () => p.manyToOne(Language).ref().deleteRule("cascade"),
    phrase: () => p.manyToOne(Phrase).ref().deleteRule("cascade"),
    nativeText: p.text(),
    romanization: p.text().nullable(),
    pronunciationGuide: p.text().nullable(),
    literalTranslation: p.text().nullable(),
    usageNotes: p.text().nullable(),
    culturalNotes: p.text().nullable(),
    audioUrl: p.text().nullable(),
    videoUrl: p.text().nullable(),
    regionalVariations: p
      .json<RegionalVariation[]>()
      .defaultRaw("'[]'")
      .onCreate(() => []),
    variants: p
      .json<Variant[]>()
      .defaultRaw("'[]'")
      .onCreate(() => []),
    /** The texts as search compares them; filled by the database. */
    searchNative: p.text().generated("(search_normalize(native_text)) stored").lazy().$type<Opt<string>>(),
    searchRomanization: p
      .text()
      .nullable()
      .generated("(search_normalize(romanization)) stored")
      .lazy()
      .$type<Opt<string>>(),
  },
  indexes: [
    // Tells which phrases a language has without reading its translations.
    { properties: ["language", "phrase"] },
    // Which translations a file belongs to.
    {
      name: "translation_audio_url_index",
      expression:
        "create index translation_audio_url_index on translation (audio_url) where audio_url is not null",
    },
    {
      name: "translation_video_url_index",
      expression:
        "create index translation_video_url_index on translation (video_url) where video_url is not null",
    },
    {
      name: "translation_not_romanized_index",
      expression:
        "create index translation_not_romanized_index on translation (language_id) where romanization is null",
    },
    trigramIndex("translation", "search_native"),
    trigramIndex("translation", "search_romanization"),
    {
      name: "translation_terms_index",
      expression: `create index translation_terms_index on translation using gin
        (translation_terms(language_id, search_native, search_romanization, variants)) with (fastupdate = off)`,
    },
    { properties: ["updatedAt", "id"] },
    {
      // Finds the same text of another phrase; texts themselves may be too long for an index.
      name: "translation_same_text_index",
      expression: "create index translation_same_text_index on translation (language_id, md5(search_native))",
    },
  ],
  uniques: [{ properties: ["phrase", "language"] }],
  checks: [
    { name: "translation_texts_filled", expression: "native_text <> ''" },
    {
      name: "translation_lists_are_lists",
      expression: "jsonb_typeof(regional_variations) = 'array' and jsonb_typeof(variants) = 'array'",
    },
  ],
});

/** One phrase in one language. */
export class Translation extends TranslationSchema.class {}
TranslationSchema.setClass(Translation);

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
