/** Characters that XML gives a meaning. */
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
 * Writes a sitemap.
 *
 * @param addresses absolute addresses of pages
 * @see https://www.sitemaps.org/protocol.html
 */
export function sitemap(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `<url><loc>${escapeXml(address)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}">\n${urls.join("\n")}\n</urlset>\n`;
}

/** Writes a list of sitemaps, since one may hold no more than 50,000 addresses. */
export function sitemapIndex(addresses: readonly string[]): string {
  const maps = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${NAMESPACE}">\n${maps.join("\n")}\n</sitemapindex>\n`;
}
