import type { Named } from "@saywhere/db/queries/import-export.queries";

/** Finds languages or phrases by the names that files use for them: slug, code, name, or an earlier slug. */
export type RecordIndex = (text: string) => Named | undefined;

export function indexRecords(all: Named[]): RecordIndex {
  const ways = [
    (named: Named) => [named.slug],
    ({ name }: Named) => [name],
    ({ code }: Named) => (code === null ? [] : [code]),
    ({ oldSlugs }: Named) => oldSlugs,
  ].map((textsOf) => unambiguous(all, textsOf));
  return (text) => ways.map((way) => way.get(fold(text))).find((found) => found !== undefined);
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
