import { notify } from "@saywhere/ui/toasts/notify";
import { SECRET_OVERLAP_HOURS, type WebhookEndpoint } from "@saywhere/validators/webhooks/webhook";
import { useMutation } from "@tanstack/react-query";
import { onErrorToastWithReason } from "../../lib/api/error-toast.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { useInvalidateRecords } from "../../lib/api/use-invalidate-records.ts";
import { ConfirmDialog } from "../../lib/dialog/confirm-dialog.tsx";

interface EndpointDialogProps {
  endpoint: WebhookEndpoint;
  onClose(): void;
}

export function RotateSecretDialog({
  endpoint: { id, name },
  onClose,
  onRotated,
}: EndpointDialogProps & { onRotated(rotated: { name: string; secret: string }): void }) {
  const refresh = useInvalidateRecords();
  const rotate = useMutation(
    useTRPC().webhook.rotateSecret.mutationOptions({
      onError: onErrorToastWithReason("create a new secret"),
      onSuccess: ({ secret }) => {
        onRotated({ name, secret });
        void refresh("webhook_endpoint");
      },
    }),
  );
  return (
    <ConfirmDialog
      title="New secret"
      tone="primary"
      confirmLabel="Create secret"
      pendingLabel="Creating..."
      notice={`Messages are signed with both secrets for ${SECRET_OVERLAP_HOURS} hours. An older secret stops working now.`}
      onConfirm={() => rotate.mutateAsync({ id })}
      onClose={onClose}
    >
      {`Replace the secret of ${name}?`}
    </ConfirmDialog>
  );
}

export function DeleteWebhookDialog({ endpoint: { id, name }, onClose }: EndpointDialogProps) {
  const refresh = useInvalidateRecords();
  const remove = useMutation(
    useTRPC().webhook.delete.mutationOptions({
      onError: onErrorToastWithReason("delete webhook"),
      onSuccess: async () => {
        notify({ title: "Webhook deleted", message: "The webhook was successfully deleted." });
        await refresh("webhook_endpoint");
      },
    }),
  );
  return (
    <ConfirmDialog
      title="Delete webhook"
      notice="Its deliveries will also be deleted. This action cannot be undone."
      confirmLabel="Delete webhook"
      onConfirm={() => remove.mutateAsync({ id })}
      onClose={onClose}
    >
      {`Are you sure you want to delete ${name}?`}
    </ConfirmDialog>
  );
}
