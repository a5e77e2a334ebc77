/** The fragment that shows one of this device's sheets; the server does not see it. */
const OWN = "own=";

/** The fragment of the list of all saved phrases: a link to it stays on the page. */
export const ALL_HASH = "#all";

export function sheetHash(id: string): string {
  return `#${OWN}${id}`;
}

/** The id of the sheet that a fragment names; null for any other. */
export function sheetOfHash(hash: string): string | null {
  return hash.startsWith(OWN) ? hash.slice(OWN.length) : null;
}
