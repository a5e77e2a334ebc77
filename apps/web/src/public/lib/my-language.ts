import { useSyncExternalStore } from "react";

/** The language that this visitor chose: it comes first in search, suggestions and lists. */
export interface MyLanguage {
  slug: string;
  name: string;
}

/** Storage key of the chosen language. It is kept on the device alone, so that pages are the same for all visitors. */
export const MY_LANGUAGE_KEY = "saywhere.my-language";

const listeners = new Set<() => void>();
let lastText: string | null = null;
let lastRead: MyLanguage | null = null;

/** The chosen language; null if there is none, and until the page is hydrated. */
export function useMyLanguage(): MyLanguage | null {
  return useSyncExternalStore(subscribeToMyLanguage, readMyLanguage, noneYet);
}

export function readMyLanguage(): MyLanguage | null {
  const text = storedText();
  if (text !== lastText) {
    lastText = text;
    lastRead = parse(text);
  }
  return lastRead;
}

/** Returns false when the browser blocks storage. */
export function setMyLanguage({ slug, name }: MyLanguage): boolean {
  return write(() => localStorage.setItem(MY_LANGUAGE_KEY, JSON.stringify({ slug, name })));
}

/** Returns false when the browser blocks storage. */
export function forgetMyLanguage(): boolean {
  return write(() => localStorage.removeItem(MY_LANGUAGE_KEY));
}

/** Calls the listener whenever the choice changes, in this tab or another one, until the returned function is called. */
export function subscribeToMyLanguage(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function storedText(): string | null {
  try {
    return localStorage.getItem(MY_LANGUAGE_KEY);
  } catch {
    return null;
  }
}

/** Stored data can be edited by hand: an invalid choice is none. */
function parse(text: string | null): MyLanguage | null {
  try {
    const { slug, name } = JSON.parse(text ?? "{}") as Record<string, unknown>;
    return slug && name && typeof slug === "string" && typeof name === "string" ? { slug, name } : null;
  } catch {
    return null;
  }
}

function write(change: () => void): boolean {
  try {
    change();
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

function noneYet(): null {
  return null;
}
