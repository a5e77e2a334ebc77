/** What has slugs in its address; the router takes these words in capitals too. */
const WITH_SLUGS = /^\/(languages|phrases)\//i;

/**
 * Slugs have no capitals (specification §3), so who writes some can only mean the address without them.
 *
 * @param pathname the path of an address, encoded
 * @returns the path without capitals; null where it has none, or no slugs
 */
export function lowercasePath(pathname: string): string | null {
  if (!WITH_SLUGS.test(pathname)) return null;
  const lowered = pathname.split("/").map(lowerCase).join("/");
  return lowered === pathname ? null : lowered;
}

/** Only letters are touched: an encoding stays as it was written, as does what is none. */
function lowerCase(segment: string): string {
  try {
    const text = decodeURIComponent(segment);
    return text.toLowerCase() === text ? segment : encodeURIComponent(text.toLowerCase());
  } catch {
    return segment;
  }
}
