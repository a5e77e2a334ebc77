import { MAIN_ID } from "@saywhere/ui/skip-link";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** Does for navigation without a page load what the browser does otherwise: moves focus, reads the title. */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState("");

  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation) return;
        // Another search takes the focus away with the field it was typed in; filters keep it. What a page of the static
        // copy shows by its query comes after no search, and is its beginning.
        const { searchStr } = fromLocation;
        const isAnother = searchStr && searchStr !== toLocation.searchStr;
        if (!(pathChanged || (isAnother && document.activeElement === document.body))) return;
        setTitle(document.title);
        if (!toLocation.hash) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
      }),
    [router],
  );

  return (
    <VisuallyHidden>
      <span role="status" aria-atomic="true">
        {title}
      </span>
    </VisuallyHidden>
  );
}
