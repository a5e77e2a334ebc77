/**
 * Escapes a path that cannot be decoded, such as one cut off within a character, so that the not-found page is shown.
 */
export function repairDamagedPath(url: string): string {
  const [path = ""] = url.split("?", 1);
  return isDecodable(path) ? url : path.replaceAll("%", "%25") + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
