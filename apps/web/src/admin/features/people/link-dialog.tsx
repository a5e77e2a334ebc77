import { Button } from "@saywhere/ui/button";
import { Dialog, DialogActions } from "@saywhere/ui/dialog/dialog";
import { CopyField } from "@saywhere/ui/form/copy-field";
import type { LinkPurpose, OneTimeLink } from "@saywhere/validators/accounts/account";
import { exactTime } from "../../lib/text/relative-time.ts";

export interface MadeLink extends OneTimeLink {
  /** Name of the link's recipient. */
  name: string;
  purpose: Exclude<LinkPurpose, "set-up">;
}

/** Shows a one-time link, which no later response contains. */
export function LinkDialog({ made, onClose }: { made: MadeLink; onClose(): void }) {
  const { name, purpose, url, expires_at } = made;
  return (
    <Dialog
      title={purpose === "invitation" ? `Invitation for ${name}` : `Password link for ${name}`}
      description={
        <>
          Send this link to {name}, who chooses a password with it. It works once, until{" "}
          <time dateTime={expires_at}>{exactTime(expires_at)}</time>. Copy it now: it will not be shown again.
          {purpose === "password-reset" &&
            ` When the new password is set, all sessions and API tokens of ${name} end.`}
        </>
      }
      onClose={onClose}
      closeOnClickOutside={false}
    >
      <CopyField label="Link" text={url} />
      <DialogActions>
        <Button size="sm" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
