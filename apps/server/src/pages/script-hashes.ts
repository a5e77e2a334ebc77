import { hash } from "node:crypto";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Lists the hashes by which a Content-Security-Policy allows a page's own inline scripts.
 *
 * Data blocks, such as structured data, are not run and need none.
 *
 * @param html a page as it is sent
 * @returns `'sha256-…'` for each inline script, each once
 */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(INLINE_SCRIPT)) {
    if (/type="application\/[^"]*json"/.test(attributes)) continue;
    hashes.add(`'sha256-${hash("sha256", code, "base64")}'`);
  }
  return [...hashes];
}
