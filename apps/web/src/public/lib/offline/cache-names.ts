/**
 * The caches of the public site: pages and the service worker read and write them by these names. Stored names never
 * change, because a renamed cache is a lost one.
 */

/** Prefix of all of them, by which the worker finds those of earlier versions. */
export const CACHE_PREFIX = "saywhere-";

/** Pages that the visitor opened. */
export const PAGES = "saywhere-pages";
/** Pages of saved phrases, and the list of them. */
export const SAVED = "saywhere-saved";
/** The pinned pages: those that are retained without being opened. */
export const PINNED = "saywhere-kept";
/** Data that pages read in the browser. */
export const DATA = "saywhere-data";
/** Built files, which pages and packs share. */
export const ASSETS = "saywhere-assets";
/**
 * Packs, and the `OfflineAppManifest` that renders them, under their URLs on the site. The number is that of their format:
 * after a change that the scripts of another version cannot read, increase it. The next worker then deletes the old packs,
 * and pages load them again.
 */
export const PACKS = "saywhere-packs-3";
/** Each pack has a cache of its recordings, named by this and the language's slug. */
export const RECORDINGS_PREFIX = "saywhere-recordings-";

/** Header of a cached page or pack with its title, as in the page's HTML: special characters are escaped. */
export const TITLE_HEADER = "x-title";
