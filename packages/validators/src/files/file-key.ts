/**
 * Encodes the key of a file for a URL segment by segment, so that its slashes remain.
 *
 * @param key of a stored file, such as `audio/hello.mp3`
 */
export function encodeKey(key: string): string {
  return key.split("/").map(encodeURIComponent).join("/");
}

/**
 * Maximum bytes of a path segment: file systems allow 255, and characters that they must escape become longer there.
 */
const SEGMENT_BYTES = 200;
const KEY_BYTES = 1_024;

/** Names below this prefix are reserved for the server. */
export const RESERVED_KEYS = ".saywhere/";

/** Invisible characters, and those that reverse the text direction so that a name reads as another one. */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/**
 * Returns the key under which a file is stored: operating systems encode the same name differently, and NFC makes it one
 * key.
 */
export function storedFileKey(key: string): string {
  return key.normalize("NFC");
}

/**
 * Validates the key of a file that is to be stored. Existing files may have any key.
 *
 * @param key in NFC
 * @returns the error message; null if the key is valid
 */
export function validateFileKey(key: string): string | null {
  const segments = key.split("/");
  if (key === "") return "Name the file";
  if (key.startsWith("/")) return "The name of a file may not begin with a slash";
  if (key.endsWith("/")) return "The name ends with a slash: add the name of the file to that of the folder";
  if (segments.includes("")) return "The name of a file may not have two slashes in a row";
  if (segments.some((segment) => segment === "." || segment === "..")) {
    return "No part of a file's name may be “.” or “..”";
  }
  if (UNSEEN.test(key)) return "The name of a file may not hold control characters";
  if (segments.some((segment) => bytesOf(segment) > SEGMENT_BYTES)) {
    return `Between two slashes, the name of a file may have at most ${SEGMENT_BYTES} bytes: choose a shorter one`;
  }
  // Local storage has the headers of a file in one of the same name with this ending.
  if (/\.json\//i.test(key)) return "The name of a folder may not end in “.json”";
  if (bytesOf(key) > KEY_BYTES) return `The name of a file may have at most ${KEY_BYTES} bytes in all`;
  if (key.startsWith(RESERVED_KEYS))
    return `Names that begin with ${RESERVED_KEYS} are for the server itself`;
  return null;
}
