import { Button } from "@saywhere/ui/button";
import { type Column, DataTable } from "@saywhere/ui/list/data-table";
import { notify } from "@saywhere/ui/toasts/notify";
import type { PasskeyInfo } from "@saywhere/validators/accounts/second-factor";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { onErrorToastWithReason } from "../../lib/api/error-toast.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { ConfirmDialog } from "../../lib/dialog/confirm-dialog.tsx";
import { When } from "../../lib/text/relative-time-label.tsx";

const COLUMNS: Column<PasskeyInfo>[] = [
  { id: "name", header: "Passkey", rowHeader: true, cell: ({ name }) => name },
  { id: "added", header: "Added", hideBelow: "sm", cell: ({ created_at }) => <When at={created_at} /> },
  {
    id: "used",
    header: "Last used",
    cell: ({ last_used_at }) => (last_used_at ? <When at={last_used_at} /> : "Never"),
  },
];

/** The user's passkeys. */
export function PasskeyList({ passkeys }: { passkeys: PasskeyInfo[] }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<PasskeyInfo | null>(null);
  const remove = useMutation(
    trpc.passkey.remove.mutationOptions({
      onError: onErrorToastWithReason("remove passkey"),
      onSuccess: async () => {
        notify({ title: "Passkey removed", message: "It no longer signs you in." });
        await queryClient.invalidateQueries(trpc.secondFactor.mine.queryFilter());
      },
    }),
  );
  return (
    <>
      <DataTable
        caption="Passkeys"
        columns={COLUMNS}
        rows={passkeys}
        rowKey={({ id }) => id}
        empty="No passkeys yet"
        actions={(passkey) => (
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Remove ${passkey.name}`}
            onClick={() => setAsked(passkey)}
          >
            Remove
          </Button>
        )}
      />
      {asked && (
        <ConfirmDialog
          title={`Remove the passkey ${asked.name}?`}
          confirmLabel="Remove passkey"
          pendingLabel="Removing..."
          onConfirm={() => remove.mutateAsync({ id: asked.id })}
          onClose={() => setAsked(null)}
        >
          It will no longer sign you in. Delete it on the device too.
        </ConfirmDialog>
      )}
    </>
  );
}
