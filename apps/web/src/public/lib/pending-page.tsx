import { Page } from "@saywhere/ui/page";
import { type ReactNode, useLayoutEffect } from "react";

/**
 * Placeholder of a page while it loads. It is short: a visitor far down a long page would otherwise wait at the footer
 * of the site without seeing the placeholder.
 */
export function PendingPage({ children }: { children: ReactNode }) {
  // Returns nothing: new browsers return a promise, which React would take for a cleanup function.
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, []);
  return <Page>{children}</Page>;
}
