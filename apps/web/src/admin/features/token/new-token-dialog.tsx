import { NativeSelect, TextInput } from "@mantine/core";
import {
  type CreatedToken,
  type CreateTokenInput,
  createTokenInput,
} from "@saywhere/validators/accounts/account";
import { useMutation, useQuery } from "@tanstack/react-query";
import { onErrorToast } from "../../lib/api/error-toast.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { useInvalidateRecords } from "../../lib/api/use-invalidate-records.ts";
import { FormDialog } from "../../lib/dialog/form-dialog.tsx";
import { ShowOnceDialog } from "../../lib/dialog/show-once-dialog.tsx";
import { RoleField } from "../../lib/form/role-field.tsx";
import { TOKEN_ROLES } from "../../lib/form/roles.ts";
import { useEntityForm } from "../../lib/form/use-entity-form.ts";

const NEVER = "never";
const LIFETIMES = [
  { value: "30", label: "In 30 days" },
  { value: "90", label: "In 90 days" },
  { value: "365", label: "In 365 days" },
  { value: NEVER, label: "Never" },
];
const ALL = "all";
const initialValues: CreateTokenInput = { name: "", role: "editor", language_id: null, expires_in_days: 90 };

interface NewTokenDialogProps {
  onClose(): void;
  onCreated(created: CreatedToken): void;
}

export function NewTokenDialog({ onClose, onCreated }: NewTokenDialogProps) {
  const trpc = useTRPC();
  const refresh = useInvalidateRecords();
  const form = useEntityForm({ schema: createTokenInput, initialValues: { ...initialValues } });
  const create = useMutation(
    trpc.token.create.mutationOptions({
      onError: onErrorToast("create token"),
      onSuccess: (created) => {
        onCreated(created);
        void refresh("api_token");
      },
    }),
  );
  const languages = useQuery(trpc.language.adminList.queryOptions({}));
  const { role, language_id: language, expires_in_days: days } = form.values;
  return (
    <FormDialog
      title="New token"
      description="A token lets one program act with the role and expiry you choose. It is revoked when your account is deactivated, your role no longer allows it, or your password is reset."
      form={form}
      onSave={create.mutateAsync}
      onClose={onClose}
      submitLabel="Create token"
      pendingLabel="Creating..."
    >
      <TextInput
        {...form.getInputProps("name")}
        label="Name"
        description="The program that uses it."
        autoComplete="off"
        required
        data-autofocus
      />
      <RoleField
        roles={TOKEN_ROLES}
        {...form.getInputProps("role")}
        onChange={(value) => form.setValues({ role: value as CreateTokenInput["role"], language_id: null })}
      />
      {role === "editor" && (
        <NativeSelect
          label="Language"
          description="A token for one language changes only its translations."
          data={[
            { value: ALL, label: "All languages" },
            ...(languages.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={language === null ? ALL : String(language)}
          error={form.errors["language_id"]}
          onChange={({ currentTarget: { value } }) =>
            form.setFieldValue("language_id", value === ALL ? null : Number(value))
          }
        />
      )}
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

/** Shows a new token, and its usage. */
export function CreatedTokenDialog({ created, onClose }: { created: CreatedToken; onClose(): void }) {
  const { token, info } = created;
  const example = `curl ${window.location.origin}/api/language-phrases \\\n  --header "Authorization: Bearer ${token}"`;
  return (
    <ShowOnceDialog
      title={info.name}
      notice="Copy the token now: it will not be shown again."
      copies={[
        { label: "Token", text: token },
        { label: "Example", text: example },
      ]}
      question={{
        title: "Leave without the token?",
        text: "It will not be shown again. You can revoke it and create a new one under API tokens.",
      }}
      width={680}
      onClose={onClose}
    />
  );
}
