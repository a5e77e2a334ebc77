import { Button } from "@saywhere/ui/button";
import { NativeText } from "@saywhere/ui/text/native-text";
import type { PhraseDetail } from "@saywhere/validators/content/phrase-detail";
import { IconCopy, IconShare } from "@tabler/icons-react";
import { pageFontOf } from "../../../lib/page-font.ts";
import { copyText, shareOrCopy } from "../../../lib/share-or-copy.ts";

/** Copies the native text. */
export function CopyButton({ language, native_text }: Pick<PhraseDetail, "language" | "native_text">) {
  const copy = () =>
    copyText(native_text, {
      copied: {
        title: "Copied",
        message: (
          <span data-page-font={pageFontOf(native_text)}>
            <NativeText {...language}>{native_text}</NativeText>
          </span>
        ),
      },
      failed: {
        title: "The phrase could not be copied",
        message: "Select the text and copy it with your keyboard or menu.",
      },
    });
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
  const share = () => {
    const url = location.origin + location.pathname + fragment;
    return shareOrCopy({ title, text, url }, url, {
      copied: { title: "Link copied", message: "Paste it where you want to share it." },
      failed: { title: "The link could not be copied", message: `Copy it from the address bar: ${url}` },
    });
  };
  return (
    <Button variant="outline" icon={<IconShare aria-hidden />} onClick={() => void share()}>
      Share
    </Button>
  );
}
