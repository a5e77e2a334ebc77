import { useEffect, useState } from "react";
import { useMyLanguage } from "../../lib/my-language/my-language.ts";
import type { MyLanguageMenu } from "./my-language-menu.tsx";

/** The visitor's language, if there is one: a part of the header that the others do not load. */
export function LazyMyLanguage() {
  const isChosen = useMyLanguage() !== null;
  const [Menu, setMenu] = useState<typeof MyLanguageMenu | null>(null);
  useEffect(() => {
    if (isChosen) {
      import("./my-language-menu.tsx").then(
        (part) => setMenu(() => part.MyLanguageMenu),
        (reason: unknown) => console.error("My language did not load", reason),
      );
    }
  }, [isChosen]);
  return Menu && <Menu />;
}
