import { Button } from "@saywhere/ui/button";
import { notify } from "@saywhere/ui/toasts/notify";
import { IconCopy } from "@tabler/icons-react";
import { copyText } from "../../../lib/copy-text.ts";

/** Copies the native text. */
export function CopyButton({ text }: { text: string }) {
  const copy = async () => {
    if (await copyText(text)) notify({ title: "Copied", message: text });
    else {
      notify({
        title: "The phrase could not be copied",
        message: "Select the text and copy it with your keyboard or menu.",
        variant: "destructive",
      });
    }
  };
  return (
    <Button variant="outline" icon={<IconCopy aria-hidden />} onClick={() => void copy()}>
      Copy
    </Button>
  );
}
