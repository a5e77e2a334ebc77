import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { focusMain } from "./focus-main.ts";

/**
 * Moves the focus to the content of a page that shows something else in place of what had the focus, such as the link that
 * led there.
 *
 * @param shown URL of what the page shows
 */
export function useReplacedFocus(shown: string): void {
  const router = useRouter();
  const focused = useRef<Element>(null);
  const before = useRef(shown);
  useEffect(
    () =>
      router.subscribe("onBeforeNavigate", () => {
        focused.current = document.activeElement;
      }),
    [router],
  );
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (focused.current?.isConnected === false && document.activeElement === document.body) focusMain();
  }, [shown]);
}
