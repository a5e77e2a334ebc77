import { Modal } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { endAsking, signInAgainStore } from "../../lib/sign-in-again.ts";
import { useTRPC } from "../../lib/trpc.ts";
import styles from "./sign-in-dialog.module.css";
import { SignInForm } from "./sign-in-form.tsx";

/** Opens over whatever is being done when a call says that the session has ended. */
export function SignInDialog() {
  const open = useSyncExternalStore(signInAgainStore.subscribe, signInAgainStore.isOpen);
  const { data: me } = useQuery({ ...useTRPC().account.me.queryOptions({}), enabled: false });
  return (
    <Modal
      opened={open}
      onClose={() => endAsking(false)}
      title="Sign in again"
      size={420}
      // Over the dialog whose save has to wait.
      zIndex={350}
      closeOnClickOutside={false}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <p className={styles.lead}>
        Your session has ended. Sign in again to go on; nothing you typed is lost.
      </p>
      <SignInForm email={me?.email ?? ""} onSignedIn={() => endAsking(true)} />
    </Modal>
  );
}
