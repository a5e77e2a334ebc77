import { Stack } from "@mantine/core";
import { Button } from "@saywhere/ui/button";
import { Dialog, DialogActions } from "@saywhere/ui/dialog/dialog";
import { type Column, DataTable } from "@saywhere/ui/list/data-table";
import { Pager } from "@saywhere/ui/list/pager";
import {
  DELIVERY_DAYS,
  type WebhookDelivery,
  type WebhookDeliveryPage,
  type WebhookEndpoint,
} from "@saywhere/validators/webhooks/webhook";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { onErrorToastWithReason } from "../../lib/api/error-toast.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { StatusTag } from "../../lib/screen/status-tag.tsx";
import { exactTime } from "../../lib/text/relative-time.ts";
import styles from "./webhook.module.css";
import { DELIVERY_LOOKS } from "./webhook-labels.ts";

/** Milliseconds between two reads while a delivery of the page is pending. */
const REFRESH = 2_000;

const hasPending = (page: WebhookDeliveryPage | undefined) =>
  page?.items.some(({ status }) => status === "pending") === true;

const COLUMNS: Column<WebhookDelivery>[] = [
  {
    id: "event",
    header: "Delivery",
    rowHeader: true,
    cell: ({ type, created_at }) => (
      <Stack gap="xs">
        <EventType type={type} />
        <span className={styles.quiet}>
          <time dateTime={created_at}>{exactTime(created_at)}</time>
        </span>
      </Stack>
    ),
  },
  { id: "result", header: "Result", cell: (delivery) => <Result delivery={delivery} /> },
];

/** The type of an event, which breaks after its dot in a narrow column. */
function EventType({ type }: { type: string }) {
  const [kind, action] = type.split(".");
  return (
    <span>
      {kind}.<wbr />
      {action}
    </span>
  );
}

/** What was sent to an endpoint, with tests and repetitions. */
export function DeliveriesDialog({ endpoint, onClose }: { endpoint: WebhookEndpoint; onClose(): void }) {
  const { id, name, active } = endpoint;
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [cursor, setCursor] = useState<{ after?: string; before?: string }>({});
  const page = useQuery({
    ...trpc.webhook.deliveries.queryOptions({ id, ...cursor }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (hasPending(state.data) ? REFRESH : false),
  });
  const refresh = {
    onSuccess: async () => {
      // The new delivery is on the first page.
      setCursor({});
      await queryClient.invalidateQueries(trpc.webhook.pathFilter());
    },
  };
  const test = useMutation(
    trpc.webhook.test.mutationOptions({ ...refresh, onError: onErrorToastWithReason("send test") }),
  );
  const resend = useMutation(
    trpc.webhook.resend.mutationOptions({
      ...refresh,
      onError: onErrorToastWithReason("send the delivery again"),
    }),
  );
  return (
    <Dialog
      title={`Deliveries of ${name}`}
      description={
        active
          ? `What was sent in the last ${DELIVERY_DAYS} days.`
          : "This webhook is off. Turn it on to send a test or to send a delivery again."
      }
      onClose={onClose}
      width={760}
      fullScreenOnPhones
    >
      {page.isError && !page.data ? (
        <LoadError title="The deliveries could not be loaded." query={page} />
      ) : (
        <DataTable
          caption="Deliveries"
          columns={COLUMNS}
          rows={page.data?.items}
          rowKey={(delivery) => delivery.id}
          placeholderRows={3}
          empty="No deliveries yet"
          actions={(delivery) =>
            active && (
              <Button
                variant="outline"
                size="sm"
                pending={resend.isPending && resend.variables.delivery_id === delivery.id}
                aria-label={`Send again: ${delivery.type}`}
                onClick={() => resend.mutate({ id, delivery_id: delivery.id })}
              >
                Send again
              </Button>
            )
          }
        />
      )}
      <Pager page={page.data} onPage={setCursor} />
      <DialogActions>
        {active && (
          <Button variant="outline" size="sm" pending={test.isPending} onClick={() => test.mutate({ id })}>
            Send test
          </Button>
        )}
        <Button size="sm" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Result({ delivery }: { delivery: WebhookDelivery }) {
  const { status, attempts, duration_ms, response_status, response_body, error, next_attempt_at } = delivery;
  const { label, tone } = DELIVERY_LOOKS[status];
  const figures = [
    `${attempts} ${attempts === 1 ? "attempt" : "attempts"}`,
    response_status !== null && `status ${response_status}`,
    duration_ms !== null && `${duration_ms} ms`,
  ].filter(Boolean);
  return (
    <Stack gap="xs">
      <span>
        <StatusTag tone={tone}>{label}</StatusTag>
      </span>
      <span className={styles.quiet}>{figures.join(", ")}</span>
      {error && <span className={styles.quiet}>{error}</span>}
      {next_attempt_at && attempts > 0 && (
        <span className={styles.quiet}>
          Next attempt at <time dateTime={next_attempt_at}>{exactTime(next_attempt_at)}</time>
        </span>
      )}
      <details>
        <summary>Message and response</summary>
        <pre className={styles.text}>{JSON.stringify(delivery.payload, null, 2)}</pre>
        {response_body && <pre className={styles.text}>{response_body}</pre>}
      </details>
    </Stack>
  );
}
