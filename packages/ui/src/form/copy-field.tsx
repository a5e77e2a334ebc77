import { useClipboard } from "@mantine/hooks";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconCopy from "@tabler/icons-react/dist/esm/icons/IconCopy.mjs";
import { useId } from "react";
import { Button } from "../button.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";
import styles from "./copy-field.module.css";

/** A text to be copied, whole with one press; it can be selected too, where a browser does not let pages copy. */
export function CopyField({ label, text }: { label: string; text: string }) {
  const id = useId();
  const clipboard = useClipboard({ timeout: 4_000 });
  return (
    <div className={styles.field}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.line}>
        <code aria-labelledby={id} className={styles.text} role="group">
          {text}
        </code>
        <Button
          variant="outline"
          size="sm"
          icon={clipboard.copied ? <IconCheck aria-hidden /> : <IconCopy aria-hidden />}
          // A dialog begins here, and not at the X that takes the text away for good.
          data-autofocus
          onClick={() => clipboard.copy(text)}
        >
          {clipboard.copied ? "Copied" : "Copy"} <VisuallyHidden>{label.toLowerCase()}</VisuallyHidden>
        </Button>
      </div>
      <span role="status" className={styles.status}>
        {clipboard.copied && `${label} copied.`}
        {clipboard.error && "Your browser does not allow copying here: select the text and copy it yourself."}
      </span>
    </div>
  );
}
