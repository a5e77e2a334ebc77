/** The fragment that shows one of this device's sheets; the server does not see it. */
const OWN = "own=";

/** The beginning of a fragment that holds a whole sheet. */
export const SHARED = "sheet=";

/** The fragment of the list of all saved phrases: a link to it stays on the page. */
export const ALL_HASH = "#all";

export function sheetHash(id: string): string {
  return `#${OWN}${id}`;
}

/** The id of the sheet that a fragment names; null for any other. */
export function sheetOfHash(hash: string): string | null {
  return hash.startsWith(OWN) ? hash.slice(OWN.length) : null;
}

/** Whether a fragment is that of a shared sheet, readable or not. */
export function isSharedHash(hash: string): boolean {
  return hash.startsWith(SHARED);
}
