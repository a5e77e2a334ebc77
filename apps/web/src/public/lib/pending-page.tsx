import { Page } from "@saywhere/ui/page";
import { type ReactNode, useLayoutEffect } from "react";

/**
 * What stands in for a page while it is loaded. It is short: whoever comes from far down a long page would wait at
 * the foot of the site, and see nothing of it.
 */
export function PendingPage({ children }: { children: ReactNode }) {
  // Not what it gives: new browsers give a promise, and React would take it for a way to clean up.
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, []);
  return <Page>{children}</Page>;
}
