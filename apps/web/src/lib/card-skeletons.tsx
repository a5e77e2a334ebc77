import { CardGrid } from "@saywhere/ui/card-grid";
import { CardSkeleton } from "@saywhere/ui/card-skeleton";

/** A grid of cards that are being loaded. */
export function CardSkeletons({ count, size }: { count: number; size: "sm" | "md" }) {
  return (
    <div aria-busy="true">
      <CardGrid min={size} label="Loading">
        {Array.from({ length: count }, (_, index) => (
          // The places are alike and never move.
          <CardSkeleton key={index} />
        ))}
      </CardGrid>
    </div>
  );
}
