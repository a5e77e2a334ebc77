import { CardGrid } from "@saywhere/ui/cards/card-grid";
import { CardSkeleton } from "@saywhere/ui/cards/card-skeleton";

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
