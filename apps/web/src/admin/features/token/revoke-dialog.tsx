import { notify } from "@saywhere/ui/toasts/notify";
import type { ApiToken } from "@saywhere/validators/accounts/account";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { onErrorToastWithReason } from "../../lib/api/error-toast.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { ConfirmDialog } from "../../lib/dialog/confirm-dialog.tsx";

export function RevokeDialog({ token, onClose }: { token: ApiToken; onClose(): void }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const revoke = useMutation(
    trpc.token.revoke.mutationOptions({
      onError: onErrorToastWithReason("revoke token"),
      onSuccess: async () => {
        notify({ title: "Token revoked", message: "The token was successfully revoked." });
        void queryClient.invalidateQueries(trpc.activity.pathFilter());
        await queryClient.invalidateQueries(trpc.token.pathFilter());
      },
    }),
  );
  return (
    <ConfirmDialog
      title={`Revoke ${token.name}?`}
      notice="Programs that use it can no longer call the API, from now on. This action cannot be undone."
      confirmLabel="Revoke Token"
      pendingLabel="Revoking..."
      onConfirm={() => revoke.mutateAsync({ id: token.id })}
      onClose={onClose}
    >
      {`The token that begins with ${token.prefix} will not work any more.`}
    </ConfirmDialog>
  );
}
