import { useClipboard } from "@mantine/hooks";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconCopy from "@tabler/icons-react/dist/esm/icons/IconCopy.mjs";
import { useEffect, useId } from "react";
import { Button } from "../button.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";
import styles from "./copy-field.module.css";

interface CopyFieldProps {
  label: string;
  text: string;
  /** Called when the text is in the clipboard, also by the keys or the menu of the browser. */
  onCopied?(): void;
}

/** A text with a copy button; it can also be selected, where a browser does not let pages copy. */
export function CopyField({ label, text, onCopied }: CopyFieldProps) {
  const id = useId();
  const clipboard = useClipboard({ timeout: 4_000 });
  const { copied } = clipboard;
  useEffect(() => {
    if (copied) onCopied?.();
  }, [copied, onCopied]);
  return (
    <div>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.line}>
        <code aria-labelledby={id} className={styles.text} role="group" onCopy={onCopied}>
          {text}
        </code>
        <Button
          variant="outline"
          size="sm"
          icon={copied ? <IconCheck aria-hidden /> : <IconCopy aria-hidden />}
          // The dialog's initial focus, instead of the X that permanently dismisses the text.
          data-autofocus
          onClick={() => clipboard.copy(text)}
        >
          {copied ? "Copied" : "Copy"} <VisuallyHidden>{label.toLowerCase()}</VisuallyHidden>
        </Button>
      </div>
      <span role="status" className={styles.status}>
        {copied && `${label} copied.`}
        {clipboard.error && "Your browser does not allow copying here: select the text and copy it yourself."}
      </span>
    </div>
  );
}
