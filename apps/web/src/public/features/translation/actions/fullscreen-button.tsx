import { Button } from "@saywhere/ui/button";
import { IconMaximize } from "@tabler/icons-react";
import type { ShownPhrase } from "../../../lib/show-card/use-card-set.ts";
import { useShowCard } from "../../../lib/show-card/use-show-card.ts";

interface FullscreenButtonProps extends ShownPhrase {
  /** Slug of the phrase's category, whose other phrases the card goes on to. */
  category: string;
}

/** Opens the full-screen card. */
export function FullscreenButton({ category, ...phrase }: FullscreenButtonProps) {
  const { open, dialog } = useShowCard();
  return (
    <>
      <Button
        variant="outline"
        icon={<IconMaximize aria-hidden />}
        onClick={() => void open({ phrases: [phrase], start: 0, category })}
      >
        Show to someone
      </Button>
      {dialog}
    </>
  );
}
