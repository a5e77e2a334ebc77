export interface PageParts {
  /** Title for lists of cached pages, escaped as in the HTML, without the site's name; empty for redirects. */
  title: string;
  /** Paths of the built files that the page names. */
  assets: string[];
}

const TITLE = /<title>([^<]*?)(?: \| [^|<]*)?<\/title>/;
const LEADS_ON = '<meta http-equiv="refresh"';

/** Extracts the title and the required files of a page. */
export function readPage(html: string): PageParts {
  const title = html.includes(LEADS_ON) ? "" : (TITLE.exec(html)?.[1] ?? "");
  // Stylesheets are in attributes, scripts in a list of JSON (rendering/defer-scripts.ts).
  const assets = html.matchAll(/"(\/assets\/[^"\\]+)"/g);
  return { title, assets: [...new Set(Array.from(assets, ([, path = ""]) => path))] };
}
