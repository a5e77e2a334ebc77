import { type MyLanguage, storedLanguage } from "./my-language.ts";

/** ID of the style by which a page shows the choice until React does; see `rendering/pre-hydration-scripts.tsx`. */
export const EARLY_STYLE = "my-language-style";

let chosenBySearch: string | null = null;

/**
 * Chooses the language that a search names, unless the visitor has chosen or forgotten one. The header says it, because
 * a toast would cost this page more than all of its own scripts.
 */
export function chooseBySearch({ slug, name }: MyLanguage): void {
  if (!storedLanguage.read()) write({ slug, name }, slug);
}

/** Slug of the language that a search chose on this page, until the visitor has seen that. */
export function getChosenBySearch(): string | null {
  return chosenBySearch;
}

export function acknowledgeChoice(): void {
  chosenBySearch = null;
  dispatchEvent(new Event("storage"));
}

/** Returns false when the browser blocks storage. */
export function setMyLanguage({ slug, name }: MyLanguage): boolean {
  return write({ slug, name });
}

/** Puts back what was stored before a change, or nothing if that was the first choice. */
export function restoreMyLanguage(before: Partial<MyLanguage> | undefined): boolean {
  return write(before);
}

/** Forgets the choice, which is stored too: no search chooses a language after that. False when storage is blocked. */
export function forgetMyLanguage(): boolean {
  return write({});
}

/** @param bySearch slug of the language, if a search chose it: before the components read it with the choice */
function write(choice: Partial<MyLanguage> | undefined, bySearch: string | null = null): boolean {
  chosenBySearch = bySearch;
  if (!storedLanguage.write(choice)) {
    chosenBySearch = null;
    return false;
  }
  removeEarlyStyle();
  return true;
}

/** With the first change: the style still orders lists by the language with which the page was opened. */
export function removeEarlyStyle(): void {
  document.getElementById(EARLY_STYLE)?.remove();
}
