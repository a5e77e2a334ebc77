import { CardGrid } from "@saywhere/ui/cards/card-grid";
import { Page } from "@saywhere/ui/page";
import { CardSkeleton } from "@saywhere/ui/skeleton";
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

/** A grid of card placeholders. */
export function CardSkeletons({ count, size }: { count: number; size: "sm" | "md" }) {
  return (
    <div aria-busy="true">
      <CardGrid min={size} label="Loading">
        {Array.from({ length: count }, (_, index) => (
          // The placeholders are identical and never reordered.
          <CardSkeleton key={index} />
        ))}
      </CardGrid>
    </div>
  );
}
