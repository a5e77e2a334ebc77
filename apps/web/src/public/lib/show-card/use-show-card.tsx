import { type ReactNode, useState } from "react";
import { runLazyAction } from "../lazy/run-lazy-action.ts";
import type { ShowCard } from "./show-card.tsx";
import type { CardSet } from "./use-card-set.ts";

/** Loads the full-screen card when a set is first shown; `card` belongs anywhere into the caller's output. */
export function useShowCard(): { show: (set: CardSet) => Promise<void>; card: ReactNode } {
  const [shown, setShown] = useState<{ Card: typeof ShowCard; set: CardSet } | null>(null);
  const show = (set: CardSet) =>
    runLazyAction(async () => {
      const { ShowCard: Card } = await import("./show-card.tsx");
      setShown({ Card, set });
    }, "The card could not be opened");
  const card = shown ? <shown.Card {...shown.set} onClose={() => setShown(null)} /> : null;
  return { show, card };
}
