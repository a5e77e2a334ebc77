import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { focusMain } from "../../lib/focus-main.ts";

/**
 * Moves the focus and announces the title on client-side navigation, as browsers do on a page load. Another part of a list,
 * or other results of a search, get the focus only where they replace what had it: the link that led to them, or the search
 * field, which is mounted again.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState("");

  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation) return;
        if (pathChanged) {
          setTitle(document.title);
          // Also where the fragment names a form of a phrase, for example, and no element.
          if (!document.getElementById(toLocation.hash)) focusMain();
        } else if (fromLocation.searchStr !== toLocation.searchStr) {
          if (document.activeElement === document.body) focusMain();
        }
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
