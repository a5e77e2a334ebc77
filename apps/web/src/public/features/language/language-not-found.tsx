import { paths } from "@saywhere/validators/urls/paths";
import { NotFoundPage } from "../../lib/not-found-screens.tsx";

/** Shown for a language that does not exist or was deleted. */
export function LanguageNotFound() {
  return (
    <NotFoundPage
      title="Language Not Found"
      text="We couldn't find the language you're looking for."
      link={{ label: "Browse Languages", href: paths.languages }}
    />
  );
}
