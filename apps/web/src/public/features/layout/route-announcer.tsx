import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { focusMain } from "../../lib/focus-main.ts";

/** Moves the focus and announces the title on client-side navigation, as browsers do on a page load. */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState("");

  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        setTitle(document.title);
        // Also where the fragment names a form of a phrase, for example, and no element.
        if (!document.getElementById(toLocation.hash)) focusMain();
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
