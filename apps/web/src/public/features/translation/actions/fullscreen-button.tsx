import { Button } from "@saywhere/ui/button";
import { notify } from "@saywhere/ui/toasts/notify";
import { IconMaximize } from "@tabler/icons-react";
import { useState } from "react";
import type { FullscreenCard as ShowCardComponent, ShowCardProps } from "./fullscreen-card.tsx";

/** Opens the full-screen card. */
export function FullscreenButton(props: Omit<ShowCardProps, "onClose">) {
  const [Card, setCard] = useState<typeof ShowCardComponent | null>(null);
  const show = async () => {
    try {
      const { FullscreenCard } = await import("./fullscreen-card.tsx");
      setCard(() => FullscreenCard);
    } catch (error) {
      console.error("The card did not load", error);
      notify({
        title: "The card could not be opened",
        message: "Check your connection and try again.",
        variant: "destructive",
      });
    }
  };
  return (
    <>
      <Button variant="outline" icon={<IconMaximize aria-hidden />} onClick={() => void show()}>
        Show to someone
      </Button>
      {Card ? <Card {...props} onClose={() => setCard(null)} /> : null}
    </>
  );
}
