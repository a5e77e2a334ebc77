export type RestorableTable =
  | "category"
  | "language"
  | "phrase"
  | "translation"
  | "related_phrase"
  | "setting"
  | "task"
  | "document"
  | "synonym_group";

/** Every table whose rows can come back, those that others refer to first. */
export const RESTORE_ORDER: RestorableTable[] = [
  "category",
  "language",
  "phrase",
  "translation",
  "related_phrase",
  "setting",
  "task",
  "document",
  "synonym_group",
];

export interface Reference {
  column: string;
  table: "category" | "language" | "phrase";
}

/** What a row needs; a relation to a phrase that is gone is left out instead of standing in the way. */
export const REFERENCES: Record<RestorableTable, Reference[]> = {
  category: [],
  language: [],
  phrase: [{ column: "category_id", table: "category" }],
  translation: [
    { column: "language_id", table: "language" },
    { column: "phrase_id", table: "phrase" },
  ],
  related_phrase: [
    { column: "phrase_id", table: "phrase" },
    { column: "related_id", table: "phrase" },
  ],
  setting: [],
  task: [],
  document: [],
  synonym_group: [],
};

/** Columns that come back with a row that was deleted, and stay as they are in one that is there. */
export const PLACES: Partial<Record<RestorableTable, string[]>> = { task: ["position"] };

/** Tables whose old slugs lead on. */
export const WITH_SLUG = new Set<RestorableTable>(["category", "language", "phrase"]);
