import { Button } from "@saywhere/ui/button";
import { notify } from "@saywhere/ui/toasts/notify";
import { IconUser } from "@tabler/icons-react";
import { useState } from "react";
import styles from "./speaking-as-button.module.css";
import type { SpeakingAsDialog } from "./speaking-as-dialog.tsx";

/** Opens the choice of how the visitor speaks; hidden without JavaScript. */
export function SpeakingAsButton({ language }: { language: { slug: string; name: string } }) {
  const [Dialog, setDialog] = useState<typeof SpeakingAsDialog | null>(null);
  const open = async () => {
    try {
      const part = await import("./speaking-as-dialog.tsx");
      setDialog(() => part.SpeakingAsDialog);
    } catch (error) {
      console.error("The choice did not load", error);
      notify({
        title: "The choice could not be opened",
        message: "Check your connection and try again.",
        variant: "destructive",
      });
    }
  };
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className={styles.button}
        icon={<IconUser aria-hidden />}
        onClick={() => void open()}
      >
        I Speak As
      </Button>
      {Dialog ? <Dialog language={language} onClose={() => setDialog(null)} /> : null}
    </>
  );
}
