import { encodeKey } from "@saywhere/validators/files/file-key";
import type { StoredFile } from "@saywhere/validators/files/stored-file";

/** Base URL of all media files, derived from one of them; null if its URL does not end with its key. */
export function libraryUrl({ key, url }: StoredFile): string | null {
  const end = `/${encodeKey(key)}`;
  return url.endsWith(end) ? url.slice(0, 1 - end.length) : null;
}

/**
 * The key of the media file that a URL points to.
 *
 * @param typed a URL, or a path on this site
 * @param library from `libraryUrl`
 * @returns null for any other URL
 */
export function libraryKey(typed: string, library: string): string | null {
  const url = URL.parse(typed.trim(), window.location.origin);
  const start = new URL(library, window.location.origin);
  if (!url || url.origin !== start.origin || !url.pathname.startsWith(start.pathname)) return null;
  try {
    return decodeURIComponent(url.pathname.slice(start.pathname.length)) || null;
  } catch {
    return null;
  }
}
