import { Button } from "@saywhere/ui/button";
import { EmptyState } from "@saywhere/ui/empty-state";
import { type Column, DataTable } from "@saywhere/ui/list/data-table";
import { notify } from "@saywhere/ui/toasts/notify";
import type { ApiToken } from "@saywhere/validators/accounts/account";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { onErrorToastWithReason } from "../../lib/api/error-toast.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { useInvalidateRecords } from "../../lib/api/use-invalidate-records.ts";
import { ConfirmDialog } from "../../lib/dialog/confirm-dialog.tsx";
import { roleLabel } from "../../lib/form/roles.ts";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { exactTime } from "../../lib/text/relative-time.ts";
import { When } from "../../lib/text/relative-time-label.tsx";
import styles from "./token.module.css";

const COLUMNS: Column<ApiToken>[] = [
  { id: "name", header: "Name", rowHeader: true, cell: ({ name }) => name },
  { id: "role", header: "Role", hideBelow: "sm", cell: permissions },
  {
    id: "token",
    header: "Token",
    hideBelow: "md",
    cell: (token) => <code className={styles.characters}>{shortened(token)}</code>,
  },
  {
    id: "maker",
    header: "Created by",
    hideBelow: "sm",
    breakable: true,
    cell: ({ created_by }) => created_by ?? "Unknown",
  },
  {
    id: "created",
    header: "Created",
    hideBelow: "lg",
    cell: ({ created_at }) => <When at={created_at} />,
  },
  { id: "expires", header: "Expires", cell: ({ expires_at }) => <TokenExpiry at={expires_at} /> },
  {
    id: "used",
    header: "Last used",
    hideBelow: "sm",
    cell: ({ last_used_at }) => (last_used_at ? <When at={last_used_at} /> : "Never"),
  },
];

function permissions({ role, language_id, language }: ApiToken): string {
  if (language_id === null) return roleLabel(role);
  return `${roleLabel(role)}, ${language === null ? "of a deleted language" : `${language} only`}`;
}

/** The first and the last characters of a token. */
const shortened = ({ prefix, suffix }: ApiToken): string => `${prefix}…${suffix ?? ""}`;

/** The tokens of API clients. */
export function TokenTable() {
  const tokens = useQuery(useTRPC().token.list.queryOptions({}));
  const [revoking, setRevoking] = useState<ApiToken | null>(null);
  if (tokens.error) {
    return <LoadError title="The API tokens could not be loaded." query={tokens} />;
  }
  return (
    <>
      <DataTable
        caption="API tokens"
        columns={COLUMNS}
        rows={tokens.data}
        rowKey={({ id }) => id}
        placeholderRows={3}
        empty={
          <EmptyState title="No API tokens yet">
            Create one for each program, so that you can revoke each on its own.
          </EmptyState>
        }
        actions={(token) => (
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Revoke ${token.name}`}
            onClick={() => setRevoking(token)}
          >
            Revoke
          </Button>
        )}
      />
      {revoking && <RevokeDialog token={revoking} onClose={() => setRevoking(null)} />}
    </>
  );
}

const isPast = (at: string) => new Date(at).getTime() <= Date.now();

function TokenExpiry({ at }: { at: string | null }) {
  if (at === null) return "Never";
  if (!isPast(at)) return <time dateTime={at}>{exactTime(at)}</time>;
  return (
    <span className={styles.expired}>
      Expired <When at={at} />
    </span>
  );
}

function RevokeDialog({ token, onClose }: { token: ApiToken; onClose(): void }) {
  const refresh = useInvalidateRecords();
  const revoke = useMutation(
    useTRPC().token.revoke.mutationOptions({
      onError: onErrorToastWithReason("revoke token"),
      onSuccess: async () => {
        notify({ title: "Token revoked", message: "The token was successfully revoked." });
        await refresh("api_token");
      },
    }),
  );
  return (
    <ConfirmDialog
      title={`Revoke ${token.name}?`}
      notice="Programs that use it will immediately lose access to the API. This action cannot be undone."
      confirmLabel="Revoke token"
      pendingLabel="Revoking..."
      onConfirm={() => revoke.mutateAsync({ id: token.id })}
      onClose={onClose}
    >
      {`The token ${shortened(token)} will stop working.`}
    </ConfirmDialog>
  );
}
