import { Button } from "@saywhere/ui/button";
import { CopyField } from "@saywhere/ui/form/copy-field";
import { Notice } from "@saywhere/ui/notice";
import styles from "./account.module.css";

/** Shows recovery codes, which no later response contains. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone(): void }) {
  return (
    <div className={styles.form}>
      <Notice tone="caution" role="status" title="Save your recovery codes">
        <p>Each one works once instead of a code, if you lose your device. They will not be shown again.</p>
      </Notice>
      <CopyField label="Recovery codes" text={codes.join(" ")} />
      <div className={styles.buttons}>
        <Button size="sm" onClick={onDone}>
          I saved them
        </Button>
      </div>
    </div>
  );
}
