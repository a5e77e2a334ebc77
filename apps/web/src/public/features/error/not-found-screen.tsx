import { paths } from "@saywhere/validators/urls/paths";
import { NotFoundPage } from "../../lib/not-found-page.tsx";

/** Shown for a URL without a page. */
export function NotFoundScreen() {
  return (
    <NotFoundPage
      title="404 Page Not Found"
      text="The page you’re looking for does not exist or has moved. Try the search above."
      link={{ label: "Return Home", href: paths.home }}
    />
  );
}
