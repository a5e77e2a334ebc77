import type { Named, Pair } from "@saywhere/db/queries/import-export.queries";
import type { ImportRow } from "@saywhere/validators/content/import";
import { translationInput } from "@saywhere/validators/content/translation";
import type { z } from "zod";
import type { FileRow } from "./decode-file.ts";

/** The most problems that are reported for one row. */
const MAX_PROBLEMS = 20;

/** The rules of the forms; whether an empty text is allowed depends on the stored translation. */
const texts = translationInput.omit({ language_id: true, phrase_id: true }).partial({ native_text: true });
export type RowTexts = Partial<z.infer<typeof texts>>;

export interface CheckedRow {
  line: number;
  language: string;
  phrase: string;
  /** Null when the row names no existing language or phrase. */
  pair: Pair | null;
  texts: RowTexts;
  problems: ImportRow["problems"];
}

/**
 * Creates a check to be called for one row after the other. Earlier rows matter, because a pair may occur only once in
 * a file.
 */
export function rowChecker(languages: NameIndex, phrases: NameIndex): (row: FileRow) => CheckedRow {
  const seen = new Map<string, number>();
  return ({ line, values, error }) => {
    if (error !== undefined) {
      const problems = [{ field: null, message: error }];
      const [language, phrase] = [toText(values["language"]), toText(values["phrase"])];
      return { line, language, phrase, pair: null, texts: {}, problems };
    }
    const problems: ImportRow["problems"] = [];
    const find = (field: "language" | "phrase", index: NameIndex) => {
      const text = toText(values[field]);
      const found = index(text);
      if (!found) problems.push({ field, message: unknown(field, text) });
      return found ?? { id: null, slug: text };
    };
    const language = find("language", languages);
    const phrase = find("phrase", phrases);
    const pair =
      language.id === null || phrase.id === null ? null : { languageId: language.id, phraseId: phrase.id };
    if (pair) {
      const first = seen.get(keyOf(pair));
      if (first === undefined) seen.set(keyOf(pair), line);
      else problems.push({ field: null, message: `Line ${first} has the same phrase in the same language` });
    }
    const { native_text, ...others } = values;
    const empty = native_text === null || (typeof native_text === "string" && native_text.trim() === "");
    const checked = texts.safeParse(empty ? others : values);
    if (!checked.success) problems.push(...problemsOf(checked.error));
    return {
      line,
      language: language.slug,
      phrase: phrase.slug,
      pair,
      texts: { ...checked.data, ...(empty && { native_text: "" }) },
      problems,
    };
  };
}

export const keyOf = ({ languageId, phraseId }: Pair): string => `${languageId}/${phraseId}`;

function toText(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

function unknown(field: string, text: string): string {
  return text === "" ? `Name the ${field}` : `There is no ${field} “${text}”`;
}

function problemsOf(error: z.ZodError): ImportRow["problems"] {
  return error.issues.slice(0, MAX_PROBLEMS).map(({ path, message }) => ({
    field: path.length > 0 ? String(path[0]) : null,
    message: path.length > 1 ? `${path.slice(1).map(String).join(", ")}: ${message}` : message,
  }));
}

/** Finds languages or phrases by the names that files use for them: slug, code, name, or an earlier slug. */
export type NameIndex = (text: string) => Named | undefined;

export function nameIndex(all: Named[]): NameIndex {
  const ways = [
    (named: Named) => [named.slug],
    ({ name }: Named) => [name],
    ({ code }: Named) => (code === null ? [] : [code]),
    ({ oldSlugs }: Named) => oldSlugs,
  ].map((textsOf) => unambiguous(all, textsOf));
  return (text) => ways.map((way) => way.get(fold(text))).find((found) => found !== undefined);
}

const fold = (text: string): string => text.trim().toLowerCase();

/** A text that names several records identifies none of them. */
function unambiguous(all: Named[], textsOf: (named: Named) => string[]): Map<string, Named> {
  const found = new Map<string, Named | null>();
  for (const named of all) {
    for (const text of textsOf(named).map(fold)) found.set(text, found.has(text) ? null : named);
  }
  return new Map([...found].filter((entry): entry is [string, Named] => entry[1] !== null));
}
