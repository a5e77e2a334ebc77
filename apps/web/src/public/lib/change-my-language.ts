import { notify } from "@saywhere/ui/toasts/notify";
import { MY_LANGUAGE_KEY, type MyLanguage, readMyLanguage } from "./my-language.ts";

/** ID of the style by which a page shows the choice until React does; see `rendering/device-scripts.tsx`. */
export const EARLY_STYLE = "my-language-style";

/** Makes a language the visitor's own, or forgets it; says what it did, with a way back. */
export function changeMyLanguage(language: MyLanguage | null): void {
  const before = readMyLanguage();
  if (!store(language)) {
    notify({
      title: "Your language could not be stored",
      message: "Your browser is blocking storage for this site. Allow it to store site data, then try again.",
      variant: "destructive",
    });
    return;
  }
  const action = { label: "Undo", onClick: () => void store(before) };
  if (language) {
    notify({
      title: `${language.name} is your language`,
      message: "It comes first in search and lists.",
      action,
    });
  } else if (before) {
    notify({
      title: `${before.name} is no longer your language`,
      message: "Forgotten on this device.",
      action,
    });
  }
}

let chosenBySearch: string | null = null;

/**
 * Chooses the language that a search names, unless the visitor has chosen or forgotten one. The header says it, because
 * a toast would cost this page more than all of its own scripts.
 */
export function chooseBySearch(language: MyLanguage): void {
  try {
    if (localStorage.getItem(MY_LANGUAGE_KEY) !== null) return;
  } catch {
    return;
  }
  chosenBySearch = language.slug;
  setMyLanguage(language);
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

/** Forgets the choice, which is stored too: no search chooses a language after that. False when storage is blocked. */
export function forgetMyLanguage(): boolean {
  return write({});
}

function store(language: MyLanguage | null): boolean {
  return language ? setMyLanguage(language) : forgetMyLanguage();
}

function write(choice: Partial<MyLanguage>): boolean {
  try {
    localStorage.setItem(MY_LANGUAGE_KEY, JSON.stringify(choice));
  } catch {
    return false;
  }
  document.getElementById(EARLY_STYLE)?.remove();
  // Browsers send this event to the other tabs alone.
  dispatchEvent(new Event("storage"));
  return true;
}
