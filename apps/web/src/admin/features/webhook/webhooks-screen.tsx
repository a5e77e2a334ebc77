import { Stack } from "@mantine/core";
import { Button } from "@saywhere/ui/button";
import { EmptyState } from "@saywhere/ui/empty-state";
import { IconButton } from "@saywhere/ui/icon-button";
import { type Column, DataTable } from "@saywhere/ui/list/data-table";
import { RowActions } from "@saywhere/ui/list/row-actions";
import type { WebhookEndpoint } from "@saywhere/validators/webhooks/webhook";
import IconKey from "@tabler/icons-react/dist/esm/icons/IconKey.mjs";
import IconListDetails from "@tabler/icons-react/dist/esm/icons/IconListDetails.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { ShowOnceDialog } from "../../lib/dialog/show-once-dialog.tsx";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { ScreenHeader } from "../../lib/screen/screen-header.tsx";
import { StatusTag } from "../../lib/screen/status-tag.tsx";
import { AdministratorsOnly } from "../../lib/session/administrators-only.tsx";
import { When } from "../../lib/text/relative-time-label.tsx";
import { DeliveriesDialog } from "./deliveries-dialog.tsx";
import styles from "./webhook.module.css";
import { DeleteWebhookDialog, RotateSecretDialog } from "./webhook-dialogs.tsx";
import { EditWebhookDialog, NewWebhookDialog } from "./webhook-form-dialogs.tsx";
import { DELIVERY_LOOKS } from "./webhook-labels.ts";

export function WebhooksScreen() {
  return (
    <AdministratorsOnly title="Webhooks" what="manage webhooks">
      <Webhooks />
    </AdministratorsOnly>
  );
}

const COLUMNS: Column<WebhookEndpoint>[] = [
  {
    id: "name",
    header: "Webhook",
    rowHeader: true,
    cell: ({ name, url }) => (
      <Stack gap="xs">
        {name}
        <span className={`${styles.quiet} ${styles.url}`}>{url}</span>
      </Stack>
    ),
  },
  {
    id: "status",
    header: "Status",
    cell: ({ active, disabled_reason }) => (
      <Stack gap="xs">
        <span>
          <StatusTag tone={active ? "success" : disabled_reason === null ? "quiet" : "danger"}>
            {active ? "On" : "Off"}
          </StatusTag>
        </span>
        {disabled_reason && <span className={styles.quiet}>Turned off automatically. {disabled_reason}</span>}
      </Stack>
    ),
  },
  {
    id: "last",
    header: "Last delivery",
    hideBelow: "md",
    cell: ({ last_delivery }) =>
      last_delivery ? (
        <Stack gap="xs">
          {DELIVERY_LOOKS[last_delivery.status].label}
          <span className={styles.quiet}>
            <When at={last_delivery.at} />
          </span>
        </Stack>
      ) : (
        "None"
      ),
  },
];

type Opened = { kind: "deliveries" | "edit" | "rotate" | "delete"; endpoint: WebhookEndpoint };

function Webhooks() {
  const endpoints = useQuery({ ...useTRPC().webhook.list.queryOptions({}), staleTime: 0 });
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<{ name: string; secret: string } | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <ScreenHeader
        title="Webhooks"
        subtitle="Notify other programs of content changes, imports, and deployments."
        actions={
          <Button
            size="sm"
            icon={<IconPlus size={18} stroke={1.75} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            New webhook
          </Button>
        }
      />
      {endpoints.isError && !endpoints.data ? (
        <LoadError title="The webhooks could not be loaded." query={endpoints} />
      ) : (
        <DataTable
          caption="Webhooks"
          columns={COLUMNS}
          rows={endpoints.data}
          rowKey={({ id }) => id}
          placeholderRows={3}
          empty={
            <EmptyState title="No webhooks yet">
              Add the URL of a program that wants to know when content changes.
            </EmptyState>
          }
          onOpen={(endpoint) => setOpened({ kind: "edit", endpoint })}
          actions={(endpoint) => <WebhookActions endpoint={endpoint} onOpen={setOpened} />}
        />
      )}
      {adding && <NewWebhookDialog onClose={() => setAdding(false)} onCreated={setSecret} />}
      {secret && (
        <ShowOnceDialog
          title={`Secret of ${secret.name}`}
          notice="Copy the secret now: it will not be shown again."
          copies={[{ label: "Secret", text: secret.secret }]}
          question={{
            title: "Leave without the secret?",
            text: "It will not be shown again. You can create a new one under Webhooks.",
          }}
          width={620}
          onClose={() => setSecret(null)}
        />
      )}
      {opened?.kind === "edit" && <EditWebhookDialog endpoint={opened.endpoint} onClose={close} />}
      {opened?.kind === "deliveries" && <DeliveriesDialog endpoint={opened.endpoint} onClose={close} />}
      {opened?.kind === "rotate" && (
        <RotateSecretDialog endpoint={opened.endpoint} onClose={close} onRotated={setSecret} />
      )}
      {opened?.kind === "delete" && <DeleteWebhookDialog endpoint={opened.endpoint} onClose={close} />}
    </>
  );
}

interface WebhookActionsProps {
  endpoint: WebhookEndpoint;
  onOpen(opened: Opened): void;
}

function WebhookActions({ endpoint, onOpen }: WebhookActionsProps) {
  const { name } = endpoint;
  const open = (kind: Opened["kind"]) => () => onOpen({ kind, endpoint });
  return (
    <RowActions name={name} tight onEdit={open("edit")} onDelete={open("delete")}>
      <IconButton label={`Deliveries of ${name}`} title="Deliveries" onClick={open("deliveries")}>
        <IconListDetails size={18} stroke={1.75} aria-hidden />
      </IconButton>
      <IconButton label={`New secret of ${name}`} title="New secret" onClick={open("rotate")}>
        <IconKey size={18} stroke={1.75} aria-hidden />
      </IconButton>
    </RowActions>
  );
}
