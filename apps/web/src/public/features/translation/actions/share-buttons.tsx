import { Button } from "@saywhere/ui/button";
import { notify } from "@saywhere/ui/toasts/notify";
import { IconCopy, IconShare } from "@tabler/icons-react";
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

interface ShareButtonProps {
  title: string;
  text: string;
}

/** Shares the page with another app, or copies its URL where the browser cannot share. */
export function ShareButton({ title, text }: ShareButtonProps) {
  const share = async () => {
    const url = location.origin + location.pathname;
    if ("share" in navigator) {
      try {
        await navigator.share({ title, text, url });
        return;
      } catch (error) {
        // The visitor cancelled.
        if (error instanceof DOMException && error.name === "AbortError") return;
      }
    }
    if (await copyText(url))
      notify({ title: "Link copied", message: "Paste it where you want to share it." });
    else {
      notify({
        title: "The link could not be copied",
        message: `Copy it from the address bar: ${url}`,
        variant: "destructive",
      });
    }
  };
  return (
    <Button variant="outline" icon={<IconShare aria-hidden />} onClick={() => void share()}>
      Share
    </Button>
  );
}
