import { Button } from "@saywhere/ui/button";
import { EmptyState } from "@saywhere/ui/empty-state";
import { type Column, DataTable } from "@saywhere/ui/list/data-table";
import type { ApiToken } from "@saywhere/validators/accounts/account";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { roleLabel } from "../../lib/form/roles.ts";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { When } from "../../lib/text/relative-time-label.tsx";
import { RevokeDialog } from "./revoke-dialog.tsx";
import styles from "./token.module.css";
import { TokenExpiry } from "./token-expiry.tsx";

const COLUMNS: Column<ApiToken>[] = [
  { id: "name", header: "Name", rowHeader: true, cell: ({ name }) => name },
  { id: "role", header: "Role", hideBelow: "sm", cell: ({ role }) => roleLabel(role) },
  {
    id: "prefix",
    header: "Begins with",
    hideBelow: "md",
    cell: ({ prefix }) => <code className={styles.prefix}>{prefix}</code>,
  },
  { id: "maker", header: "Made by", hideBelow: "sm", cell: ({ created_by }) => created_by ?? "Unknown" },
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

/** The tokens of API clients. */
export function TokenTable() {
  const tokens = useQuery(useTRPC().token.list.queryOptions({}));
  const [revoking, setRevoking] = useState<ApiToken | null>(null);
  if (tokens.error) {
    return (
      <LoadError
        title="The API tokens could not be loaded."
        error={tokens.error}
        pending={tokens.isFetching}
        onRetry={() => void tokens.refetch()}
      />
    );
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
            Make one for each program, so that each can be revoked by itself.
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
