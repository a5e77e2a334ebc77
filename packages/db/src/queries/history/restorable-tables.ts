/** The restorable tables; a table follows those that its rows reference. */
export const RESTORE_ORDER = [
  "category",
  "language",
  "phrase",
  "translation",
  "related_phrase",
  "setting",
  "task",
  "document",
  "synonym_group",
] as const;
export type RestorableTable = (typeof RESTORE_ORDER)[number];

export interface Reference {
  column: string;
  table: "category" | "language" | "phrase";
}

/** References that a restored row needs. A relation to a deleted phrase is skipped and not an error. */
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

/** Columns that are restored with a deleted row, but not changed in an existing one. */
export const POSITION_COLUMNS: Partial<Record<RestorableTable, string[]>> = { task: ["position"] };

/** Tables with slug redirects. */
export const WITH_SLUG = new Set<RestorableTable>(["category", "language", "phrase"]);
