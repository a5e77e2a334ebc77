import type { LinkedPhrase } from "../../lib/sheets/load-sheet-entries.ts";
import { SHARED } from "../../lib/sheets/sheet-url.ts";

/** Of the format, so that a later one can be told from it. */
const VERSION = "2";
/** Links of this version have no count at their end. */
const WITHOUT_COUNT = "1";

/** Longer links are cut by some messengers and mail programs. */
export const MAX_LINK_LENGTH = 2_000;

/** A sheet as its link holds it. */
export interface LinkedSheet {
  name: string;
  phrases: readonly LinkedPhrase[];
}

/**
 * The fragment of the link to a sheet, such as `#sheet=2~Dinner~japanese.thank-you.hello~farsi.hello~3`: neighbours in
 * the same language share its name. The number of phrases at its end shows whether a link is whole.
 */
export function linkHash({ name, phrases }: LinkedSheet): string {
  const runs: string[][] = [];
  for (const { language, phrase } of phrases) {
    const last = runs.at(-1);
    if (last?.[0] === encode(language)) last.push(encode(phrase));
    else runs.push([encode(language), encode(phrase)]);
  }
  return `#${SHARED}${[VERSION, encode(name), ...runs.map((run) => run.join(".")), phrases.length].join("~")}`;
}

/** Reads a fragment; null when it is damaged, cut off, or of a later version of the site. */
export function readLinkHash(hash: string): LinkedSheet | null {
  const [version, name, ...runs] = hash.slice(SHARED.length).split("~");
  const count = version === WITHOUT_COUNT ? undefined : runs.pop();
  if (![VERSION, WITHOUT_COUNT].includes(version ?? "") || name === undefined || runs.length === 0)
    return null;
  try {
    const phrases = runs.flatMap((run) => {
      const [language, ...slugs] = run.split(".").map(decodeURIComponent);
      if (!language || slugs.length === 0 || slugs.includes("")) throw new URIError("A slug is missing");
      return slugs.map((phrase) => ({ language, phrase }));
    });
    if (count !== undefined && count !== String(phrases.length)) return null;
    return { name: decodeURIComponent(name), phrases };
  } catch {
    return null;
  }
}

/** Encodes a part of the fragment, with the signs that separate the parts. */
function encode(part: string): string {
  return encodeURIComponent(part).replaceAll(".", "%2E").replaceAll("~", "%7E");
}
