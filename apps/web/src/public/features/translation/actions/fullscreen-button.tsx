import { Button } from "@saywhere/ui/button";
import { IconMaximize } from "@tabler/icons-react";
import type { ShownPhrase } from "../../../lib/show-card/use-card-set.ts";
import { useShowCard } from "../../../lib/show-card/use-show-card.tsx";

interface FullscreenButtonProps extends ShownPhrase {
  /** Slug of the phrase's category, whose other phrases the card goes on to. */
  category: string;
}

/** Opens the full-screen card. */
export function FullscreenButton({ category, ...phrase }: FullscreenButtonProps) {
  const { show, card } = useShowCard();
  return (
    <>
      <Button
        variant="outline"
        icon={<IconMaximize aria-hidden />}
        onClick={() => void show({ phrases: [phrase], start: 0, category })}
      >
        Show to someone
      </Button>
      {card}
    </>
  );
}
