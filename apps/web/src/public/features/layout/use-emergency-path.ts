import { paths } from "@saywhere/validators/urls/paths";
import { useRouterState } from "@tanstack/react-router";
import { useMyLanguage } from "../../lib/my-language/my-language.ts";

/** The emergency page of the language that the page is about, or else of the visitor's own, so that numbers are one tap away. */
export function useEmergencyPath(): string {
  const mine = useMyLanguage()?.slug;
  const shown = useRouterState({
    // Not of a page about a language that does not exist.
    select: ({ matches }) => {
      const page = matches.at(-1);
      return page?.status === "success" ? (page.params as { languageSlug?: string }).languageSlug : undefined;
    },
  });
  return paths.emergency(shown ?? mine);
}
