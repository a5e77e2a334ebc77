import { useMutation } from "@tanstack/react-query";
import { onErrorToastWithReason } from "../../lib/api/error-toast.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { ConfirmDialog } from "../../lib/dialog/confirm-dialog.tsx";
import { useClearSession } from "../../lib/session/session.tsx";

/** Ends every session of the user, including this one, after a confirmation. */
export function SignOutEverywhere({ onClose }: { onClose(): void }) {
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
      onConfirm={() => signOut.mutateAsync({})}
      onClose={onClose}
    >
      All your sessions end, on every device, and this one too. API tokens that you made keep working. You can
      sign in again at once.
    </ConfirmDialog>
  );
}
