import { Button } from "@saywhere/ui/button";
import { IconMaximize } from "@tabler/icons-react";
import type { ShownPhrase } from "../../../lib/show-card/show-card.tsx";
import { useShowCard } from "../../../lib/show-card/use-show-card.tsx";

/** Opens the full-screen card. */
export function FullscreenButton(phrase: ShownPhrase) {
  const { show, card } = useShowCard();
  return (
    <>
      <Button variant="outline" icon={<IconMaximize aria-hidden />} onClick={() => void show(phrase)}>
        Show to someone
      </Button>
      {card}
    </>
  );
}
