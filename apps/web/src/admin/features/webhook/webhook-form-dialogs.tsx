import { Checkbox, Switch, TextInput } from "@mantine/core";
import { notify } from "@saywhere/ui/toasts/notify";
import {
  type WebhookEndpoint,
  type WebhookEndpointInput,
  webhookEndpointInput,
  webhookEventType,
} from "@saywhere/validators/webhooks/webhook";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { onErrorToast } from "../../lib/api/error-toast.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { useInvalidateRecords } from "../../lib/api/use-invalidate-records.ts";
import type { ConflictField } from "../../lib/conflict/field-differences.ts";
import { EditDialog } from "../../lib/dialog/edit-dialog.tsx";
import { FormDialog } from "../../lib/dialog/form-dialog.tsx";
import { type EntityForm, useEntityForm } from "../../lib/form/use-entity-form.ts";
import { conflictOf } from "../../lib/text/error-text.ts";
import styles from "./webhook.module.css";
import { EVENT_GROUPS } from "./webhook-labels.ts";

type Form = EntityForm<WebhookEndpointInput, WebhookEndpointInput>;

const WIDTH = 560;
const initialValues: WebhookEndpointInput = {
  name: "",
  url: "",
  events: EVENT_GROUPS.flatMap(({ events }) => events.map(([type]) => type)),
  active: true,
};

interface NewWebhookDialogProps {
  onClose(): void;
  onCreated(created: { name: string; secret: string }): void;
}

export function NewWebhookDialog({ onClose, onCreated }: NewWebhookDialogProps) {
  const refresh = useInvalidateRecords();
  const form = useEntityForm({ schema: webhookEndpointInput, initialValues });
  const create = useMutation(
    useTRPC().webhook.create.mutationOptions({
      onError: onErrorToast("add webhook"),
      onSuccess: (created) => {
        onCreated(created);
        void refresh("webhook_endpoint");
      },
    }),
  );
  return (
    <FormDialog
      title="New webhook"
      description="You’ll get a secret to verify that messages come from this site."
      form={form}
      onSave={create.mutateAsync}
      onClose={onClose}
      submitLabel="Add webhook"
      pendingLabel="Adding..."
      width={WIDTH}
    >
      <WebhookFields form={form} />
    </FormDialog>
  );
}

const CONFLICT_FIELDS: ConflictField[] = [
  { name: "name", label: "Name" },
  { name: "url", label: "URL" },
  { name: "events", label: "Events" },
  { name: "active", label: "On", text: (value) => (value ? "Yes" : "No") },
];

export function EditWebhookDialog({ endpoint, onClose }: { endpoint: WebhookEndpoint; onClose(): void }) {
  const refresh = useInvalidateRecords();
  /** As of the opening of the dialog, whatever is read meanwhile. */
  const [stored] = useState(endpoint);
  const { name, url, active } = stored;
  const events = webhookEventType.array().parse(stored.events);
  const form = useEntityForm({
    schema: webhookEndpointInput,
    initialValues: { name, url, events, active },
  });
  const update = useMutation(
    useTRPC().webhook.update.mutationOptions({
      onError: (error) => {
        // The dialog of the conflict shows what another user saved.
        if (conflictOf(error)?.reason !== "stale") onErrorToast("update webhook")(error);
      },
      onSuccess: async () => {
        notify({ title: "Webhook updated", message: "The webhook was successfully updated." });
        // A reopened dialog starts with the saved values.
        await refresh("webhook_endpoint");
      },
    }),
  );
  return (
    <EditDialog
      record={stored}
      onClose={onClose}
      title="Edit webhook"
      description={`Edit “${name}”.`}
      form={form}
      onSave={update.mutateAsync}
      conflictFields={CONFLICT_FIELDS}
      submitLabel="Update webhook"
      width={WIDTH}
    >
      <WebhookFields form={form} />
      <Switch
        label="On"
        description="Nothing is sent while it is off, and changes made during that time are not sent later."
        {...form.getInputProps("active", { type: "checkbox" })}
      />
    </EditDialog>
  );
}

function WebhookFields({ form }: { form: Form }) {
  return (
    <>
      <TextInput
        {...form.getInputProps("name")}
        label="Name"
        description="The program that receives the messages."
        autoComplete="off"
        required
        data-autofocus
      />
      <TextInput
        {...form.getInputProps("url")}
        label="URL"
        placeholder="https://example.org/webhook"
        inputMode="url"
        autoComplete="off"
        required
      />
      <Checkbox.Group {...form.getInputProps("events")} label="Events" required>
        <div className={styles.events}>
          {EVENT_GROUPS.map(({ label, events }) => (
            <fieldset key={label} className={styles.group}>
              <legend>{label}</legend>
              {events.map(([type, name]) => (
                <Checkbox key={type} value={type} label={name} />
              ))}
            </fieldset>
          ))}
        </div>
      </Checkbox.Group>
    </>
  );
}
