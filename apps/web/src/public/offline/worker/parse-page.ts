export interface PageParts {
  /** What lists of kept pages call it, as it stands in the page, without the site's name; empty for what leads on. */
  title: string;
  /** The paths of the built files that it names. */
  assets: string[];
}

const TITLE = /<title>([^<]*?)(?: \| [^|<]*)?<\/title>/;
const LEADS_ON = '<meta http-equiv="refresh"';

/** Reads from a page of the site what it needs, and what it is called. */
export function readPage(html: string): PageParts {
  const title = html.includes(LEADS_ON) ? "" : (TITLE.exec(html)?.[1] ?? "");
  const assets = html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g);
  return { title, assets: [...new Set(Array.from(assets, ([, path = ""]) => path))] };
}
