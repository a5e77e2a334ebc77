import { TextInput } from "@mantine/core";
import { inviteInput } from "@saywhere/validators/accounts/account";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { onErrorToast } from "../../lib/api/error-toast.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { FormDialog } from "../../lib/dialog/form-dialog.tsx";
import { RoleField } from "../../lib/form/role-field.tsx";
import { useEntityForm } from "../../lib/form/use-entity-form.ts";
import type { MadeLink } from "./link-dialog.tsx";

interface InviteDialogProps {
  onClose(): void;
  onLink(link: MadeLink): void;
}

export function InviteDialog({ onClose, onLink }: InviteDialogProps) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const form = useEntityForm({
    schema: inviteInput,
    initialValues: { name: "", email: "", role: "editor" as const },
  });
  const invite = useMutation(
    trpc.people.invite.mutationOptions({
      onError: onErrorToast("invite person"),
      onSuccess: (link, { name }) => {
        onLink({ ...link, name: name.trim(), purpose: "invitation" });
        void queryClient.invalidateQueries(trpc.people.pathFilter());
        void queryClient.invalidateQueries(trpc.activity.pathFilter());
      },
    }),
  );
  return (
    <FormDialog
      title="Invite Person"
      description="You get a link to send to them; with it they choose a password."
      form={form}
      onSubmit={invite.mutateAsync}
      onClose={onClose}
      submitLabel="Make Invitation"
      pendingLabel="Inviting..."
    >
      <TextInput {...form.getInputProps("name")} label="Name" autoComplete="off" required data-autofocus />
      <TextInput {...form.getInputProps("email")} label="E-mail" type="email" autoComplete="off" required />
      <RoleField {...form.getInputProps("role")} />
    </FormDialog>
  );
}
