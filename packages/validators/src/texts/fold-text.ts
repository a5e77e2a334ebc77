/**
 * Returns a text without case, accents and other marks, for filters of short lists in the browser: "francais" finds
 * "Français". Search compares by `normalizeSearchText`, which needs a larger table of letters.
 */
export function foldText(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
