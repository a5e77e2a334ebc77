import { Button } from "@saywhere/ui/button";
import { Dialog, DialogActions } from "@saywhere/ui/dialog/dialog";
import { CopyField } from "@saywhere/ui/form/copy-field";
import { Notice } from "@saywhere/ui/notice";
import type { CreatedToken } from "@saywhere/validators/accounts/account";
import styles from "./token.module.css";

/** Shows a new token, and its usage. */
export function CreatedTokenDialog({ created, onClose }: { created: CreatedToken; onClose(): void }) {
  const { token, info } = created;
  const example = `curl ${window.location.origin}/api/language-phrases \\\n  --header "Authorization: Bearer ${token}"`;
  return (
    <Dialog title={info.name} onClose={onClose} width={680} closeOnClickOutside={false}>
      <div className={styles.copies}>
        <Notice tone="caution">
          <p>Copy the token now: it will not be shown again.</p>
        </Notice>
        <CopyField label="Token" text={token} />
        <CopyField label="Example" text={example} />
      </div>
      <DialogActions>
        <Button size="sm" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
