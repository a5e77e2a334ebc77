/**
 * The letter of a key. A keyboard without Latin letters, such as a Russian one, has others in their places: there, the
 * place of the key counts, as it does for the shortcuts of the browser.
 */
export function letterOfKey({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  return (isAscii(key) ? key : code.replace("Key", "")).toLowerCase();
}

/** Whether the keyboard names its key in ASCII, as all layouts with Latin letters do. */
export const isAscii = (key: string): boolean => /^\p{ASCII}+$/u.test(key);
