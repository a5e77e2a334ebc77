import { useSyncExternalStore } from "react";

/** The language that this visitor chose: it comes first in search, suggestions and lists. */
export interface MyLanguage {
  slug: string;
  name: string;
}

/** Storage key of the chosen language. It is kept on the device alone, so that pages are the same for all visitors. */
export const MY_LANGUAGE_KEY = "saywhere.my-language";

let lastText: string | null = null;
let lastRead: MyLanguage | null = null;

/** The chosen language; null if there is none, and until the page is hydrated. */
export function useMyLanguage(): MyLanguage | null {
  return useSyncExternalStore(subscribeToMyLanguage, readMyLanguage, noneYet);
}

/** Null also where storage is blocked or was edited by hand. */
export function readMyLanguage(): MyLanguage | null {
  try {
    const text = localStorage.getItem(MY_LANGUAGE_KEY);
    if (text !== lastText) {
      lastText = text;
      lastRead = null;
      const { slug, name } = JSON.parse(text ?? "{}") as Record<string, unknown>;
      if (slug && typeof slug === "string" && typeof name === "string") lastRead = { slug, name };
    }
    return lastRead;
  } catch {
    return null;
  }
}

/** Calls the listener whenever the choice changes, in this tab or another one, until the returned function is called. */
export function subscribeToMyLanguage(listener: () => void): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}

function noneYet(): null {
  return null;
}
