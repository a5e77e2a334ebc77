/**
 * Encodes the key of a file for a URL segment by segment, so that its slashes remain.
 *
 * @param key of a stored file, such as `audio/hello.mp3`
 */
export function encodeKey(key: string): string {
  return key.split("/").map(encodeURIComponent).join("/");
}
