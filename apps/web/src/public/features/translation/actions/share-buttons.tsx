import { Button } from "@saywhere/ui/button";
import { NativeText } from "@saywhere/ui/text/native-text";
import { notify } from "@saywhere/ui/toasts/notify";
import type { PhraseDetail } from "@saywhere/validators/content/phrase-detail";
import { IconCopy, IconShare } from "@tabler/icons-react";
import { copyText } from "../../../lib/copy-text.ts";
import { pageFontOf } from "../../../lib/page-font.ts";

/** Copies the native text. */
export function CopyButton({ language, native_text }: Pick<PhraseDetail, "language" | "native_text">) {
  const copy = async () => {
    if (await copyText(native_text)) {
      const message = (
        <span data-page-font={pageFontOf(native_text)}>
          <NativeText {...language}>{native_text}</NativeText>
        </span>
      );
      notify({ title: "Copied", message });
    } else {
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
  /** Names the form of the phrase in the URL; undefined for the main one. */
  fragment: string | undefined;
}

/** Shares the page with another app, or copies its URL where the browser cannot share. */
export function ShareButton({ title, text, fragment = "" }: ShareButtonProps) {
  const share = async () => {
    const url = location.origin + location.pathname + fragment;
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
