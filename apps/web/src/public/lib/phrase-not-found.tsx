import { paths } from "@saywhere/validators/urls/paths";
import { NotFoundPage } from "./not-found-page.tsx";

/** Shown for a phrase that does not exist or was deleted. */
export function PhraseNotFound() {
  return (
    <NotFoundPage
      title="Phrase Not Found"
      text="We couldn't find the phrase you're looking for."
      link={{ label: "Return Home", href: paths.home }}
    />
  );
}
