export type SynonymValues = { terms: string[] };

/** What people call the fields: the form, the history and the dialog of two saves. */
export const SYNONYM_LABELS = { terms: "Terms" } as const satisfies Record<keyof SynonymValues, string>;
