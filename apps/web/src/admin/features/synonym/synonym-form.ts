export type SynonymValues = { terms: string[] };

/** Field labels for the form, the history and the conflict dialog. */
export const SYNONYM_LABELS = { terms: "Terms" } as const satisfies Record<keyof SynonymValues, string>;
