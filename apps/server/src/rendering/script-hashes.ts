import { hash } from "node:crypto";

const END = "</script>";

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
  for (let at = html.indexOf("<script"); at !== -1; at = html.indexOf("<script", at)) {
    const begin = html.indexOf(">", at) + 1;
    const end = html.indexOf(END, begin);
    if (begin === 0 || end === -1) break;
    const attributes = html.slice(at, begin);
    if (!/\ssrc=|type="application\/[^"]*json"/.test(attributes)) {
      hashes.add(`'sha256-${hash("sha256", html.slice(begin, end), "base64")}'`);
    }
    at = end + END.length;
  }
  return [...hashes];
}
