import { Button } from "@saywhere/ui/button";
import { DiscardDialog } from "@saywhere/ui/dialog/discard-dialog";
import { CopyField } from "@saywhere/ui/form/copy-field";
import { Notice } from "@saywhere/ui/notice";
import { useRef } from "react";
import { useLeaveGuard } from "../../lib/dialog/use-leave-guard.ts";
import { focusOnMount } from "../../lib/form/focus-on-mount.ts";
import styles from "./account.module.css";

/** Shows recovery codes, which no later response contains: leaving them asks for confirmation. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone(): void }) {
  const done = useRef(false);
  const setDone = () => {
    done.current = true;
  };
  const question = useUnsavedCodes(() => !done.current, setDone);
  return (
    <section className={styles.form} aria-label="Save your recovery codes" tabIndex={-1} ref={focusOnMount}>
      <Notice tone="caution" role="status" title="Save your recovery codes">
        <p>Each one works once instead of a code, if you lose your device. They will not be shown again.</p>
      </Notice>
      <CopyField label="Recovery codes" text={codes.join(" ")} />
      <div className={styles.buttons}>
        <Button
          size="sm"
          onClick={() => {
            setDone();
            onDone();
          }}
        >
          I saved them
        </Button>
      </div>
      {question}
    </section>
  );
}

/**
 * Asks for confirmation before recovery codes that are shown, or requested, are lost.
 *
 * @param discard gives up the codes, so that leaving does not ask again
 * @returns the question, while it is open
 */
export function useUnsavedCodes(isUnsaved: () => boolean, discard: () => void) {
  const guard = useLeaveGuard(isUnsaved, discard);
  return guard.asking && <DiscardDialog {...NOT_SAVED} onKeep={guard.keep} onDiscard={guard.discard} />;
}

const NOT_SAVED = {
  title: "Leave without the recovery codes?",
  text: "They will not be shown again. You can create new ones under Account.",
  discard: "Leave",
  keep: "Stay here",
};
