import { paths } from "@saywhere/validators/urls/paths";

/** Characters with a meaning in XML. */
const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

/**
 * Returns a sitemap.
 *
 * @param urls absolute URLs of pages
 * @see https://www.sitemaps.org/protocol.html
 */
export function sitemap(urls: readonly string[]): string {
  const entries = urls.map((url) => `<url><loc>${escapeXml(url)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}">\n${entries.join("\n")}\n</urlset>\n`;
}

/** Returns an index of sitemaps, because one sitemap may list at most 50,000 URLs. */
export function sitemapIndex(urls: readonly string[]): string {
  const maps = urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${NAMESPACE}">\n${maps.join("\n")}\n</sitemapindex>\n`;
}

interface HasSlug {
  slug: string;
}

/**
 * Returns the paths of all sitemaps: one for the general pages and one for each language.
 *
 * @param spoken the languages with phrases; the others have no sitemap
 */
export function sitemapPaths(spoken: readonly HasSlug[]): string[] {
  return [GENERAL_SITEMAP, ...spoken.map(({ slug }) => languageSitemapPath(slug))];
}

export const GENERAL_SITEMAP = "/sitemaps/pages.xml";

export const languageSitemapPath = (slug: string): string =>
  `/sitemaps/language-${encodeURIComponent(slug)}.xml`;

/**
 * Returns the paths in the general sitemap.
 *
 * @param phrases the phrases that visitors find in any language; the pages of the others have no text to search for
 */
export function generalPaths(phrases: readonly HasSlug[]): string[] {
  const general = [
    paths.home,
    paths.languages,
    paths.phrases(),
    paths.emergency(),
    paths.about,
    paths.privacy,
    paths.terms,
  ];
  return [...general, ...phrases.map(({ slug }) => paths.phrase(slug))];
}

/** Returns the paths in the sitemap of a language: its own pages, and those of its phrases. */
export function languagePaths(slug: string, phraseSlugs: readonly string[]): string[] {
  return [
    paths.language(slug),
    paths.commonPhrases(slug),
    paths.emergency(slug),
    ...phraseSlugs.map((phraseSlug) => paths.translation(slug, phraseSlug)),
  ];
}

/** Paths that a server has and the static export does not. */
const OF_SERVERS = ["/admin", "/trpc/"];

/** Returns robots.txt, with the paths that crawlers must not read and the URLs of the sitemaps. */
export function robots(publicUrl: string, site: "server" | "static export"): string {
  const hidden = site === "server" ? ["/search", ...OF_SERVERS] : ["/search"];
  const rules = hidden.map((path) => `Disallow: ${path}`);
  return `${["User-agent: *", ...rules, "", `Sitemap: ${publicUrl}/sitemap.xml`].join("\n")}\n`;
}
