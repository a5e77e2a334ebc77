/**
 * Returns the letter of a key. On a keyboard without Latin letters, such as a Russian one, the position of the key
 * counts, as it does for the browser's own shortcuts.
 */
export function letterOfKey({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  return (isAscii(key) ? key : code.replace("Key", "")).toLowerCase();
}

/** Whether the keyboard names its key in ASCII, as all layouts with Latin letters do. */
export const isAscii = (key: string): boolean => /^\p{ASCII}+$/u.test(key);
