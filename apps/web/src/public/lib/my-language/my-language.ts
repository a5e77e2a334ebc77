import { storedValue } from "../stored-value.ts";

/** The language that this visitor chose: it comes first in search, suggestions and lists. */
export interface MyLanguage {
  slug: string;
  name: string;
}

/** Storage key of the chosen language. It is kept only on the device, so that pages are the same for all visitors. */
export const MY_LANGUAGE_KEY = "saywhere.my-language";

/** What is stored: the language, or the empty object once the visitor forgot it; undefined before any choice. */
export const storedLanguage = storedValue<Partial<MyLanguage> | undefined>(MY_LANGUAGE_KEY, (value) => {
  const { slug, name } = (value ?? {}) as Record<string, unknown>;
  if (slug && typeof slug === "string" && typeof name === "string") return { slug, name };
  return value === undefined ? undefined : {};
});

export const subscribeToMyLanguage = storedLanguage.subscribe;

/** The chosen language; null if there is none, and until the page is hydrated. */
export function useMyLanguage(): MyLanguage | null {
  return chosen(storedLanguage.use());
}

/** Null also where storage is blocked or was edited by hand. */
export function readMyLanguage(): MyLanguage | null {
  return chosen(storedLanguage.read());
}

function chosen(stored: Partial<MyLanguage> | null | undefined): MyLanguage | null {
  return stored?.slug ? (stored as MyLanguage) : null;
}
