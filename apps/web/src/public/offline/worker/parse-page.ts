import { MOVED_PAGE_TITLE } from "@saywhere/validators/urls/moved-page-title";

export interface PageParts {
  /** Title for lists of cached pages, escaped as in the HTML, without the site's name; empty for redirects. */
  title: string;
  /** Paths of the built files that the page names. */
  assets: string[];
}

const TITLE = /<title>([^<]*?)(?: \| [^|<]*)?<\/title>/;
const REDIRECT = '<meta http-equiv="refresh"';
/** The list of scripts (rendering/defer-scripts.ts), or the title of a redirect page of the static export. */
const OWN = new RegExp(`<script[^>]* data-modules|<title>${MOVED_PAGE_TITLE}<`);

/**
 * Whether a page belongs to this site. A captive portal responds to every request with its own page until the visitor
 * has signed in.
 */
export const isOwnPage = (html: string): boolean => OWN.test(html);

/** Extracts the title and the required files of a page. */
export function readPage(html: string): PageParts {
  const title = html.includes(REDIRECT) ? "" : (TITLE.exec(html)?.[1] ?? "");
  // Stylesheets are in attributes, scripts in a list of JSON (rendering/defer-scripts.ts).
  const assets = html.matchAll(/"(\/assets\/[^"\\]+)"/g);
  return { title, assets: [...new Set(Array.from(assets, ([, path = ""]) => path))] };
}
