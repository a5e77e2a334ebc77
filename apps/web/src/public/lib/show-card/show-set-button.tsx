import { Button } from "@saywhere/ui/button";
import type { ShownPhrase } from "./use-card-set.ts";
import { useShowCard } from "./use-show-card.ts";

/** Opens the phrases of a list as cards on the full screen. */
export function ShowSetButton({ phrases }: { phrases: readonly ShownPhrase[] }) {
  const { open, dialog } = useShowCard();
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => void open({ phrases, start: 0 })}>
        Show as cards
      </Button>
      {dialog}
    </>
  );
}
