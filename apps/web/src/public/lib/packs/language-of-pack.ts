const PACK_PATH = /^\/data\/packs\/([^/]+)\/pack\.json$/;

/** The slug of the language whose pack has this URL path; null for other paths. */
export function languageOfPack(pathname: string): string | null {
  const slug = PACK_PATH.exec(pathname)?.[1];
  return slug === undefined ? null : decodeURIComponent(slug);
}
