import { notify } from "@saywhere/ui/toasts/notify";
import { type ReactNode, useState } from "react";
import type { ShowCard } from "./show-card.tsx";
import type { CardSet } from "./use-card-set.ts";

/** Loads the full-screen card when a set is first shown; `card` belongs anywhere into the caller's output. */
export function useShowCard(): { show: (set: CardSet) => Promise<void>; card: ReactNode } {
  const [shown, setShown] = useState<{ Card: typeof ShowCard; set: CardSet } | null>(null);
  const show = async (set: CardSet) => {
    try {
      const { ShowCard: Card } = await import("./show-card.tsx");
      setShown({ Card, set });
    } catch (error) {
      console.error("The card did not load", error);
      notify({
        title: "The card could not be opened",
        message: "Check your connection and try again.",
        variant: "destructive",
      });
    }
  };
  const card = shown ? <shown.Card {...shown.set} onClose={() => setShown(null)} /> : null;
  return { show, card };
}
