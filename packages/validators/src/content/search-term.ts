import type { z } from "zod";
import { requiredText } from "../texts/field-schemas.ts";
import { normalizeSearchText } from "../texts/normalize-search-text.ts";

export const TERM_LENGTH = 80;

/** A word or a short text that people search for, on one line: files and search data separate terms by line breaks. */
export const searchTerm = requiredText("Leave no term empty", TERM_LENGTH)
  .overwrite((text) => text.replaceAll(/\s+/g, " "))
  .refine((text) => normalizeSearchText(text) !== "", "Every term needs a letter or a digit");

/** Returns a check that search treats no two terms of a list as equal. */
export const checkDoubles =
  (messageOf: (term: string) => string) =>
  (terms: readonly string[], context: z.RefinementCtx): void => {
    const seen = new Set<string>();
    const double = terms.find((text) => seen.size === seen.add(normalizeSearchText(text)).size);
    if (double !== undefined) context.addIssue({ code: "custom", message: messageOf(double) });
  };
