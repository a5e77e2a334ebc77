import type { Named } from "@saywhere/db/queries/import-export.queries";
import { mostSimilar } from "../../lib/most-similar.ts";

/** Languages or phrases by the names that files use for them: slug, code, name, or an earlier slug. */
export interface RecordIndex {
  find(text: string): Named | undefined;
  /** Returns the slug of the record that a misspelled slug or name means, if one is similar. */
  similar(text: string): string | undefined;
}

/** Maximum number of misspelled names that are compared with all records, because the comparison is slow. */
const MAX_COMPARED = 100;

export function indexRecords(all: Named[]): RecordIndex {
  const ways = [
    (named: Named) => [named.slug],
    ({ name }: Named) => [name],
    ({ code }: Named) => (code === null ? [] : [code]),
    ({ oldSlugs }: Named) => oldSlugs,
  ].map((textsOf) => unambiguous(all, textsOf));
  const slugs = all.map(({ slug }) => slug);
  const names = all.map(({ name }) => name);
  // A file often has the same misspelled name in every row.
  const meant = new Map<string, string | undefined>();
  const mean = (text: string) => {
    const slug = mostSimilar(text, slugs);
    if (slug !== undefined) return slug;
    const name = mostSimilar(text, names);
    return all.find((one) => one.name === name)?.slug;
  };
  return {
    find: (text) => ways.map((way) => way.get(fold(text))).find((found) => found !== undefined),
    similar(text) {
      const name = fold(text);
      if (!meant.has(name) && meant.size < MAX_COMPARED) meant.set(name, mean(name));
      return meant.get(name);
    },
  };
}

/** Without case, and in one Unicode form: systems decompose characters differently. */
const fold = (text: string): string => text.normalize("NFC").trim().toLowerCase();

/** A text that names several records identifies none of them. */
function unambiguous(all: Named[], textsOf: (named: Named) => string[]): Map<string, Named> {
  const found = new Map<string, Named | null>();
  for (const named of all) {
    for (const text of textsOf(named).map(fold)) found.set(text, found.has(text) ? null : named);
  }
  return new Map([...found].filter((entry): entry is [string, Named] => entry[1] !== null));
}
