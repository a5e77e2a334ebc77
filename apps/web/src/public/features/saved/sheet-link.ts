import type { LinkedPhrase } from "../../lib/sheets/load-sheet-entries.ts";
import { SHARED } from "../../lib/sheets/sheet-url.ts";

/** Versions of the format, so that later ones are recognized. */
const WITHOUT_FORMS = "2";
const WITH_FORMS = "3";
const VERSIONS = [WITHOUT_FORMS, WITH_FORMS];

/** Longer links are cut by some messengers and mail programs. */
export const MAX_LINK_LENGTH = 2_000;

/** A sheet as its link holds it. */
export interface LinkedSheet {
  name: string;
  phrases: readonly (LinkedPhrase & {
    /** Slug of the form that was saved; undefined for the main one. */
    form?: string | undefined;
  })[];
}

/**
 * The fragment of the link to a sheet, such as `#sheet=2~Dinner~japanese.thank-you.hello~farsi.hello~3`: neighbors in
 * the same language share its name. Forms that were saved are behind their phrases: `thank-you!said-by-a-woman`. The number of phrases at its end shows whether a link is whole.
 */
export function linkHash({ name, phrases }: LinkedSheet): string {
  const runs: string[][] = [];
  for (const { language, phrase, form } of phrases) {
    const last = runs.at(-1);
    const named = encode(phrase) + (form ? `!${encode(form)}` : "");
    if (last?.[0] === encode(language)) last.push(named);
    else runs.push([encode(language), named]);
  }
  const version = phrases.some(({ form }) => form) ? WITH_FORMS : WITHOUT_FORMS;
  return `#${SHARED}${[version, encode(name), ...runs.map((run) => run.join(".")), phrases.length].join("~")}`;
}

/** Reads a fragment; null when it is damaged, cut off, or of a later version of the site. */
export function readLinkHash(hash: string): LinkedSheet | null {
  const [version, name, ...runs] = hash.slice(SHARED.length).split("~");
  const count = runs.pop();
  if (!VERSIONS.includes(version ?? "") || name === undefined || runs.length === 0) return null;
  try {
    const phrases = runs.flatMap((run) => {
      const [language, ...named] = run.split(".");
      if (!language || named.length === 0) throw new URIError("A slug is missing");
      return named.map((slugs) => readPhrase(decodeURIComponent(language), slugs));
    });
    if (count !== String(phrases.length)) return null;
    return { name: decodeURIComponent(name), phrases };
  } catch {
    return null;
  }
}

function readPhrase(language: string, slugs: string): LinkedSheet["phrases"][number] {
  const [phrase, form] = slugs.split("!").map(decodeURIComponent);
  if (!phrase || form === "") throw new URIError("A slug is missing");
  return form === undefined ? { language, phrase } : { language, phrase, form };
}

/** Encodes a part of the fragment, with the signs that separate the parts. */
function encode(part: string): string {
  return encodeURIComponent(part).replace(/[.~!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}
