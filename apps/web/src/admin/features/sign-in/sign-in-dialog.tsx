import { Dialog } from "@saywhere/ui/dialog/dialog";
import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { resolveReauthentication, signInAgainStore } from "../../lib/api/reauthentication.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import styles from "./sign-in-dialog.module.css";
import { SignInForm } from "./sign-in-form.tsx";

/** Opens over the current screen when a call reports that the session has ended. */
export function SignInDialog() {
  const open = useSyncExternalStore(signInAgainStore.subscribe, signInAgainStore.isOpen);
  const { data: me } = useQuery({ ...useTRPC().account.me.queryOptions({}), enabled: false });
  if (!open) return null;
  return (
    <Dialog
      onClose={() => resolveReauthentication(false)}
      title="Sign in again"
      description="Your session has ended. Sign in again to continue; nothing you typed is lost."
      width={420}
      closeOnClickOutside={false}
    >
      <div className={styles.form}>
        <SignInForm email={me?.email ?? ""} onSignedIn={() => resolveReauthentication(true)} />
      </div>
    </Dialog>
  );
}
