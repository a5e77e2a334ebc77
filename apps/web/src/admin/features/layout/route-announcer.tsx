import { MAIN_ID } from "@saywhere/ui/skip-link";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";

/** Moves the focus and announces the title on client-side navigation, as browsers do on a page load. */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState("");
  const lastHeading = useRef<Element>(null);

  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
        const heading = document.querySelector<HTMLElement>("h1[tabindex]");
        const sameScreen = heading !== null && heading === lastHeading.current;
        lastHeading.current = heading;
        if (!fromLocation || !pathChanged) return;
        setTitle(document.title);
        // A dialog that opens or closes over its screen manages the focus itself.
        if (sameScreen || document.querySelector('[aria-modal="true"]')) return;
        // The screen has focused what the link leads to, such as a task.
        if (toLocation.hash && document.activeElement?.id === toLocation.hash) return;
        (heading ?? document.getElementById(MAIN_ID))?.focus({ preventScroll: true });
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
