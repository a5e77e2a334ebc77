import { usePart } from "../../lib/lazy/use-part.ts";
import { useMyLanguage } from "../../lib/my-language/my-language.ts";

const load = () => import("./my-language-menu.tsx").then(({ MyLanguageMenu }) => MyLanguageMenu);

/** The visitor's language, if there is one: a part of the header that the others do not load. */
export function LazyMyLanguage() {
  const { part: Menu } = usePart(load, useMyLanguage() !== null);
  return Menu && <Menu />;
}
