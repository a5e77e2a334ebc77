import { Button } from "@saywhere/ui/button";
import { IconUser } from "@tabler/icons-react";
import { useState } from "react";
import { runLazyAction } from "../lazy/run-lazy-action.ts";
import type { SpeakingAsDialog } from "./speaking-as-dialog.tsx";

/** Opens the choice of how the visitor speaks. */
export function SpeakingAsButton({ language }: { language: { slug: string; name: string } }) {
  const [Dialog, setDialog] = useState<typeof SpeakingAsDialog | null>(null);
  const open = () =>
    runLazyAction(async () => {
      const part = await import("./speaking-as-dialog.tsx");
      setDialog(() => part.SpeakingAsDialog);
    }, "The choice could not be opened");
  return (
    <>
      <Button variant="outline" size="sm" icon={<IconUser aria-hidden />} onClick={() => void open()}>
        I Speak As
      </Button>
      {Dialog ? <Dialog language={language} onClose={() => setDialog(null)} /> : null}
    </>
  );
}
