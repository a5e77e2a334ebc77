import { staticData, type TextFont } from "@saywhere/search/static/data-files";

export interface LoadedFont {
  /** The value of `--page-font` for elements with one of the texts. */
  families: string;
  texts: ReadonlySet<string>;
}

const fonts = new Map<string, Promise<LoadedFont | null>>();

/**
 * Loads the small font of a language's first popular phrases, once. Null if there is none, or if it cannot be loaded: the
 * rules of the stylesheet then load the whole font of the script.
 */
export function loadTextFont(languageSlug: string): Promise<LoadedFont | null> {
  const font =
    fonts.get(languageSlug) ??
    load(languageSlug).catch((error: unknown) => {
      console.warn("The small font of my language did not load", error);
      fonts.delete(languageSlug);
      return null;
    });
  fonts.set(languageSlug, font);
  return font;
}

async function load(languageSlug: string): Promise<LoadedFont | null> {
  const response = await fetch(new URL(staticData.fontOfLanguage(languageSlug), location.origin));
  if (!response.ok) throw new Error(`The response was ${response.status}`);
  const found = (await response.json()) as TextFont | null;
  if (!found) return null;
  const family = `Phrases ${languageSlug}`;
  const bytes = Uint8Array.from(atob(found.font), (character) => character.charCodeAt(0));
  document.fonts.add(new FontFace(family, bytes, found.descriptors));
  return { families: `"${family}","${found.family}"`, texts: new Set(found.texts) };
}
