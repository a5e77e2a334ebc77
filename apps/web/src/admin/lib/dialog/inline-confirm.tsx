import { Button } from "@saywhere/ui/button";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { errorText } from "../text/error-text.ts";
import styles from "./inline-confirm.module.css";

interface InlineQuestionProps {
  /** Label of the button. */
  label: string;
  /** Completes the label for screen readers where several buttons have it. */
  context?: string;
  icon?: ReactNode;
  question: string;
  /** Label of the confirming button. */
  confirm: string;
  /** Label of the confirming button while the action runs. */
  pendingText: string;
  /** Runs the action. If it fails, the question stays open with the error. */
  onConfirm(): Promise<unknown>;
}

/** A button that is replaced by a question before its action runs. */
export function InlineConfirm(props: InlineQuestionProps) {
  const { label, context, icon, question, confirm, pendingText, onConfirm } = props;
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const button = useRef<HTMLSpanElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const id = useId();
  const asked = useRef(false);

  useEffect(() => {
    if (asking) group.current?.querySelector("button")?.focus();
    else if (asked.current) button.current?.querySelector("button")?.focus();
    asked.current = asking;
  }, [asking]);

  const ask = () => {
    setError(null);
    setAsking(true);
  };
  const doIt = async () => {
    setPending(true);
    try {
      await onConfirm();
      setAsking(false);
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      setPending(false);
    }
  };

  // Otherwise the surrounding dialog would close too.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !pending) setAsking(false);
  };

  if (!asking) {
    return (
      <span ref={button} className={styles.button}>
        <Button size="sm" variant="outline" icon={icon} onClick={ask}>
          {label} {context && <VisuallyHidden>{context}</VisuallyHidden>}
        </Button>
      </span>
    );
  }
  const stopEscape: object = { "data-mantine-stop-propagation": true };
  return (
    <div ref={group} role="group" aria-labelledby={id} className={styles.question} onKeyDown={onKeyDown}>
      <p id={id}>{question}</p>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.buttons}>
        <Button size="sm" pending={pending} onClick={doIt} {...stopEscape}>
          {pending ? pendingText : confirm}
        </Button>
        <Button
          size="sm"
          variant="outline"
          aria-disabled={pending || undefined}
          onClick={() => pending || setAsking(false)}
          {...stopEscape}
        >
          Cancel
        </Button>
      </div>
    </div>
  );
}
