/** What a slug may consist of: letters and digits of any script, underscores, hyphens. */
const NOT_IN_SLUG = /[^\p{L}\p{M}\p{N}_-]/gu;

/**
 * Makes the slug of a name (for phrases: of the English text).
 *
 * Lowercases, turns runs of whitespace into hyphens, and removes every character that is no letter,
 * digit, underscore or hyphen. Letters and digits of every script count, with their combining marks.
 *
 * @param name the text the slug is made of
 * @returns the slug; empty or of hyphens and underscores alone if the name has no letter or digit, which callers must
 *   reject ({@link hasLetterOrDigit})
 * @see specification §3, "Slug rule"
 */
export function slugify(name: string): string {
  return name.normalize("NFC").trim().toLowerCase().replace(/\s+/gu, "-").replace(NOT_IN_SLUG, "");
}

/** Whether a slug has a letter or digit; hyphens and underscores alone name nothing. */
export function hasLetterOrDigit(slug: string): boolean {
  return /[\p{L}\p{N}]/u.test(slug);
}
