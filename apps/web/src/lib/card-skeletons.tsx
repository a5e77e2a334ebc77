import { CardGrid } from "@saywhere/ui/card-grid";
import { Skeleton } from "@saywhere/ui/skeleton";

/** A grid of cards that are being loaded. */
export function CardSkeletons({ count, size }: { count: number; size: "sm" | "md" }) {
  return (
    <div aria-busy="true">
      <CardGrid min={size} label="Loading">
        {Array.from({ length: count }, (_, index) => (
          // The places are alike and never move.
          <Skeleton key={index} height={size === "md" ? "12rem" : "9rem"} />
        ))}
      </CardGrid>
    </div>
  );
}
