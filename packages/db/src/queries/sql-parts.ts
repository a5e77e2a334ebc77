/** The ID of the record that has a slug, or else of the record that formerly had it. */
export function idOfSlug(kind: "language" | "phrase" | "category", parameter: string): string {
  return `coalesce(
    (select id from ${kind} where slug = ${parameter}),
    (select target_id from slug_redirect where kind = '${kind}' and slug = ${parameter}))`;
}

/** The columns of a `LanguageRow`; `l` is the language. */
export const LANGUAGE_COLUMNS = `l.id, l.slug, l.name, l.native_name as "nativeName", l.code, l.script,
  l.direction, l.family, l.speakers, l.regions, l.writing, l.description, l.version`;

/** The columns of an `EntryRow`; `t`, `l`, `p` and `c` are translation, language, phrase and category. */
export const ENTRY_COLUMNS = `t.id, p.slug as "phraseSlug", p.english, l.slug as "languageSlug",
  l.name as "languageName", l.code as "languageCode", l.script, l.direction, c.slug as "categorySlug",
  c.name as "categoryName", t.native_text as "nativeText", t.romanization`;

/** Popular phrases first, then by position; the column `place` and its index exist for this order. */
export const PHRASE_ORDER = "p.place, p.id";
export const LANGUAGE_ORDER = "l.position, t.id";
export const ENTRY_ORDER = `${PHRASE_ORDER}, ${LANGUAGE_ORDER}`;

/**
 * Whether visitors do not see a translation `t`: those of the table without these are those of `published_translation`, and both
 * are counted in an index, where counting in the view would read each row.
 */
export const IS_UNPUBLISHED = "t.needs_review and t.reviewed is null and holds_reviews()";

/** A timestamp as RFC 3339, in UTC; connections of the ORM return timestamps as text without a zone. */
export function isoTime(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** The other ways to say what a phrase `p` says. */
export const INTENTS = "coalesce(p.intents, '{}')";
