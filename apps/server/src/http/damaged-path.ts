/** Returns the URL with a path that can be decoded: one that is cut off within a letter is no page, rather than an error. */
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
