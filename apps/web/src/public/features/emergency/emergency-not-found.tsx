import { paths } from "@saywhere/validators/urls/paths";
import { NotFoundPage } from "../../lib/not-found-screens.tsx";

/** Shown for a language that was removed, such as the one that a visitor has chosen: the numbers stay one tap away. */
export function EmergencyNotFound() {
  return (
    <NotFoundPage
      title="Language Not Found"
      text="We have no emergency phrases in this language. Find the numbers to call by country."
      link={{ label: "Emergency Numbers", href: paths.emergency() }}
    />
  );
}
