import { Button } from "@saywhere/ui/button";
import { type Column, DataTable } from "@saywhere/ui/list/data-table";
import { notify } from "@saywhere/ui/toasts/notify";
import type { SessionInfo } from "@saywhere/validators/accounts/account";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { onErrorToastWithReason } from "../../lib/api/error-toast.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { ConfirmDialog } from "../../lib/dialog/confirm-dialog.tsx";
import { confirmLeave } from "../../lib/leave-screen.ts";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { StatusTag } from "../../lib/screen/status-tag.tsx";
import { useClearSession } from "../../lib/session/session.tsx";
import { When } from "../../lib/text/relative-time-label.tsx";
import { useFocusFallback } from "../../lib/use-focus-fallback.ts";
import styles from "./account.module.css";

const COLUMNS: Column<SessionInfo>[] = [
  {
    id: "device",
    header: "Device",
    rowHeader: true,
    cell: ({ device, current }) => (
      <span className={styles.device}>
        {device}
        {current && <StatusTag tone="info">This session</StatusTag>}
      </span>
    ),
  },
  { id: "address", header: "IP address", hideBelow: "sm", cell: ({ address }) => address },
  { id: "since", header: "Signed in", hideBelow: "md", cell: ({ created_at }) => <When at={created_at} /> },
  { id: "seen", header: "Last seen", cell: ({ last_seen_at }) => <When at={last_seen_at} /> },
];

/** The user's active sessions. */
export function SessionList() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const sessions = useQuery(trpc.account.sessions.queryOptions({}));
  const held = useFocusFallback<HTMLDivElement>();
  const end = useMutation(
    trpc.account.endSession.mutationOptions({
      onError: onErrorToastWithReason("sign out the device"),
      onSuccess: () => notify({ title: "Signed out", message: "The device was signed out." }),
      // Also after a failure: the session may have expired by itself.
      onSettled: () => queryClient.invalidateQueries(trpc.account.sessions.queryFilter()),
    }),
  );
  if (sessions.error) {
    return <LoadError title="The sessions could not be loaded." query={sessions} />;
  }
  return (
    <div {...held}>
      <DataTable
        caption="Devices"
        columns={COLUMNS}
        rows={sessions.data}
        rowKey={({ id }) => id}
        placeholderRows={3}
        empty="No sessions"
        actions={({ id, device, current }) =>
          current ? null : (
            <Button
              variant="quiet"
              size="sm"
              pending={end.isPending && end.variables.id === id}
              aria-label={`Sign out ${device}`}
              onClick={() => end.mutate({ id })}
            >
              Sign out
            </Button>
          )
        }
      />
      <div className={styles.everywhere}>
        <Button variant="outline" size="sm" data-begin onClick={() => setAsking(true)}>
          Sign out everywhere
        </Button>
      </div>
      {asking && <SignOutEverywhere onClose={() => setAsking(false)} />}
    </div>
  );
}

/** Ends every session of the user, including this one, after a confirmation. */
function SignOutEverywhere({ onClose }: { onClose(): void }) {
  const forgetSession = useClearSession();
  const signOut = useMutation(
    useTRPC().account.signOutEverywhere.mutationOptions({
      onError: onErrorToastWithReason("sign out everywhere"),
      onSuccess: forgetSession,
    }),
  );
  return (
    <ConfirmDialog
      title="Sign out everywhere?"
      confirmLabel="Sign out everywhere"
      pendingLabel="Signing out..."
      // Asked only now: cancelling the dialog loses nothing.
      onConfirm={async () => {
        if (await confirmLeave()) await signOut.mutateAsync({});
      }}
      onClose={onClose}
    >
      You will be signed out on every device, including this one. Your API tokens keep working.
    </ConfirmDialog>
  );
}
