import { NativeSelect, TextInput } from "@mantine/core";
import {
  type CreatedToken,
  type CreateTokenInput,
  createTokenInput,
} from "@saywhere/validators/accounts/account";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { onErrorToast } from "../../lib/api/error-toast.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { FormDialog } from "../../lib/dialog/form-dialog.tsx";
import { RoleField } from "../../lib/form/role-field.tsx";
import { useEntityForm } from "../../lib/form/use-entity-form.ts";

const NEVER = "never";
const LIFETIMES = [
  { value: "30", label: "In 30 days" },
  { value: "90", label: "In 90 days" },
  { value: "365", label: "In 365 days" },
  { value: NEVER, label: "Never" },
];
const initialValues: CreateTokenInput = { name: "", role: "editor", expires_in_days: 90 };

interface NewTokenDialogProps {
  onClose(): void;
  onCreated(created: CreatedToken): void;
}

export function NewTokenDialog({ onClose, onCreated }: NewTokenDialogProps) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const form = useEntityForm({ schema: createTokenInput, initialValues: { ...initialValues } });
  const create = useMutation(
    trpc.token.create.mutationOptions({
      onError: onErrorToast("create token"),
      onSuccess: (created) => {
        onCreated(created);
        void queryClient.invalidateQueries(trpc.token.pathFilter());
        void queryClient.invalidateQueries(trpc.activity.pathFilter());
      },
    }),
  );
  const { expires_in_days: days } = form.values;
  return (
    <FormDialog
      title="New Token"
      description="For one program. It may do what its role may do, for as long as you say. It is revoked when your account is deactivated, your role no longer allows it, or your password is reset."
      form={form}
      onSubmit={create.mutateAsync}
      onClose={onClose}
      submitLabel="Create Token"
      pendingLabel="Creating..."
    >
      <TextInput
        {...form.getInputProps("name")}
        label="Name"
        description="What uses it, such as the name of the program."
        autoComplete="off"
        required
        data-autofocus
      />
      <RoleField {...form.getInputProps("role")} />
      <NativeSelect
        label="Expires"
        data={LIFETIMES}
        value={days === null ? NEVER : String(days)}
        error={form.errors["expires_in_days"]}
        onChange={({ currentTarget: { value } }) =>
          form.setFieldValue("expires_in_days", value === NEVER ? null : Number(value))
        }
      />
    </FormDialog>
  );
}
