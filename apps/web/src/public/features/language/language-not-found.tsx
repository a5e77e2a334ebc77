import { paths } from "@saywhere/validators/urls/paths";
import { NotFoundPage } from "../../lib/not-found-page.tsx";

/** What stands where a language is not, or no longer. */
export function LanguageNotFound() {
  return (
    <NotFoundPage
      title="Language Not Found"
      text="We couldn't find the language you're looking for."
      link={{ label: "Browse Languages", href: paths.languages }}
    />
  );
}
