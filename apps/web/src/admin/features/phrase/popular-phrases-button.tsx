import { Button } from "@saywhere/ui/button";
import { useState } from "react";
import { useLazyComponent } from "../../lib/screen/use-lazy-component.ts";

const loadDialog = () => import("./popular-phrases-dialog.tsx").then((module) => module.PopularPhrasesDialog);

/** Opens the order of the popular phrases, which few visits of the list need. */
export function PopularPhrasesButton() {
  const [Dialog, requestDialog] = useLazyComponent(loadDialog);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        onClick={() => {
          setOpen(true);
          void requestDialog();
        }}
      >
        Popular phrases
      </Button>
      {open && Dialog && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}
