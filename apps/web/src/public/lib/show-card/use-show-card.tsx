import { notify } from "@saywhere/ui/toasts/notify";
import { type ReactNode, useState } from "react";
import type { ShowCard, ShownPhrase } from "./show-card.tsx";

interface Shown {
  Card: typeof ShowCard;
  phrase: ShownPhrase;
}

/** Loads the full-screen card when a phrase is first shown; `card` belongs anywhere into the caller's output. */
export function useShowCard(): { show: (phrase: ShownPhrase) => Promise<void>; card: ReactNode } {
  const [shown, setShown] = useState<Shown | null>(null);
  const show = async (phrase: ShownPhrase) => {
    try {
      const { ShowCard: Card } = await import("./show-card.tsx");
      setShown({ Card, phrase });
    } catch (error) {
      console.error("The card did not load", error);
      notify({
        title: "The card could not be opened",
        message: "Check your connection and try again.",
        variant: "destructive",
      });
    }
  };
  const card = shown ? <shown.Card {...shown.phrase} onClose={() => setShown(null)} /> : null;
  return { show, card };
}
