/**
 * The key of a file as it stands in an address: encoded segment by segment, so that its slashes stay.
 *
 * @param key of a stored file, such as `audio/hello.mp3`
 */
export function encodeKey(key: string): string {
  return key.split("/").map(encodeURIComponent).join("/");
}
