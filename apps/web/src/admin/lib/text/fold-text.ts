/** A text as it is compared without case, accents and vowel signs: whoever looks for "francais" finds "Français". */
export function foldForSearch(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
