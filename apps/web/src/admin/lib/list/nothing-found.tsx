import { Button } from "@saywhere/ui/button";
import { EmptyState } from "@saywhere/ui/empty-state";

/** Replaces a list in which the filters match nothing, with a button that clears them. */
export function NothingFound({ many, onReset }: { many: string; onReset(): void }) {
  return (
    <EmptyState
      title={`No ${many} found`}
      action={
        <Button variant="outline" onClick={onReset}>
          Reset Filters
        </Button>
      }
    >
      No {many} match your filters.
    </EmptyState>
  );
}
