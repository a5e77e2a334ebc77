import { encodeKey } from "@saywhere/validators/files/file-key";
import type { StoredFile } from "@saywhere/validators/files/stored-file";

/** Where the addresses of all files of a store begin, told from one of them; null where it follows no such rule. */
export function libraryAddress({ key, url }: StoredFile): string | null {
  const end = `/${encodeKey(key)}`;
  return url.endsWith(end) ? url.slice(0, 1 - end.length) : null;
}

/**
 * The key of the file that an address leads to.
 *
 * @param address as it was typed: whole, or the path alone on this site
 * @param library what `libraryAddress` gave
 * @returns null for an address of something else
 */
export function libraryKey(address: string, library: string): string | null {
  const url = URL.parse(address.trim(), window.location.origin);
  const start = new URL(library, window.location.origin);
  if (!url || url.origin !== start.origin || !url.pathname.startsWith(start.pathname)) return null;
  try {
    return decodeURIComponent(url.pathname.slice(start.pathname.length)) || null;
  } catch {
    return null;
  }
}
