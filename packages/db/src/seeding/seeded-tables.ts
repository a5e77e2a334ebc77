import type { seedRows } from "./seed-rows.ts";
import type { SeededTable } from "./seed-table.ts";

type Name = keyof ReturnType<typeof seedRows>;

/** The tables that the content fills, in an order in which every reference finds its row. */
export const SEEDED_TABLES: (SeededTable & { table: Name })[] = [
  {
    table: "category",
    columns: { slug: "text", name: "text", description: "text", position: "int" },
    identity: ["slug"],
  },
  {
    table: "phrase",
    columns: { slug: "text", english: "text", category_id: "int", popular_rank: "int", position: "int" },
    identity: ["slug"],
    references: { category_id: "category" },
  },
  {
    table: "related_phrase",
    columns: { phrase_id: "int", related_id: "int", position: "int" },
    identity: ["phrase_id", "related_id"],
    references: { phrase_id: "phrase", related_id: "phrase" },
  },
  {
    table: "language",
    columns: {
      slug: "text",
      name: "text",
      native_name: "text",
      code: "text",
      script: "text",
      direction: "text",
      family: "text",
      speakers: "text",
      regions: "text",
      writing: "text",
      description: "text",
      position: "int",
      aliases: "text[]",
    },
    identity: ["slug"],
  },
  {
    table: "translation",
    columns: {
      language_id: "int",
      phrase_id: "int",
      native_text: "text",
      romanization: "text",
      pronunciation_guide: "text",
      literal_translation: "text",
      usage_notes: "text",
      cultural_notes: "text",
      regional_variations: "jsonb",
      variants: "jsonb",
    },
    identity: ["language_id", "phrase_id"],
    references: { language_id: "language", phrase_id: "phrase" },
  },
  {
    table: "synonym_group",
    columns: { terms: "text[]" },
    identity: ["terms"],
  },
];
