/**
 * Cache of the packs, which pages write and the worker reads: packs, and the `OfflineAppManifest` that renders them, are
 * under their addresses on the site. The number is that of their format: after a change that the scripts of another
 * version cannot read, increase it. The next worker then deletes the old packs, and pages load them again.
 */
export const PACKS = "saywhere-packs-3";
/** Each pack has a cache of its recordings, named by this and the language's slug. */
export const RECORDINGS_PREFIX = "saywhere-recordings-";
/** Cache of built files, which the worker fills too. */
export const ASSETS = "saywhere-assets";
/** Cache of visited pages. */
export const PAGES = "saywhere-pages";
/** Cache of the pinned pages: those that are retained without being opened. */
export const PINNED = "saywhere-kept";

/** Header of a cached page with its title, as in the page's HTML: special characters are escaped. */
export const TITLE_HEADER = "x-title";

/** Address of the `OfflineAppManifest` in the build. */
export const OFFLINE_APP_MANIFEST = "/data/packs/app.json";

const PACK_ADDRESS = /^\/data\/packs\/([^/]+)\/pack\.json$/;

/** The slug of the language whose pack has this address; null for other addresses. */
export function languageOfPack(pathname: string): string | null {
  const slug = PACK_ADDRESS.exec(pathname)?.[1];
  return slug === undefined ? null : decodeURIComponent(slug);
}

/** What renders the pages of packs: the build writes it. */
export interface OfflineAppManifest {
  /** Differs whenever the files do. */
  version: string;
  /** The document, and the content security policy to send with it. */
  html: string;
  policy: string;
  /** Paths of the built files, with their sizes in bytes. */
  files: [path: string, bytes: number][];
  fonts: [path: string, bytes: number, family: string, ranges: [first: number, last: number][]][];
  /** Font families by script, or by script and language: `Arab:ur`. */
  families: Record<string, string[]>;
}
