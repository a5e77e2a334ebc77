import { MAIN_ID } from "@saywhere/ui/skip-link";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** Moves the focus and announces the title on client-side navigation, as browsers do on a page load. */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState("");

  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
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
