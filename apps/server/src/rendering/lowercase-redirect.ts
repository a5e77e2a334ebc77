/** URLs that contain slugs; the router matches these path segments in upper case too. */
const WITH_SLUGS = /^\/(languages|phrases)\//i;

/**
 * Slugs are lower case (specification §3), so a URL with capitals can only mean the lower-case one.
 *
 * @param pathname the encoded path of a URL
 * @returns the path in lower case; null if it has no capitals or no slugs
 */
export function lowercasePath(pathname: string): string | null {
  if (!WITH_SLUGS.test(pathname)) return null;
  const lowered = pathname.split("/").map(lowerCase).join("/");
  return lowered === pathname ? null : lowered;
}

/** Changes only letters: percent-encodings, valid or not, remain unchanged. */
function lowerCase(segment: string): string {
  try {
    const text = decodeURIComponent(segment);
    return text.toLowerCase() === text ? segment : encodeURIComponent(text.toLowerCase());
  } catch {
    return segment;
  }
}
