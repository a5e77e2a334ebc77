import { TextInput } from "@mantine/core";
import {
  type InviteInput,
  inviteInput,
  type LinkPurpose,
  type OneTimeLink,
  type Role,
} from "@saywhere/validators/accounts/account";
import { useMutation } from "@tanstack/react-query";
import { onErrorToast } from "../../lib/api/error-toast.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { useInvalidateRecords } from "../../lib/api/use-invalidate-records.ts";
import { FormDialog } from "../../lib/dialog/form-dialog.tsx";
import { type LossQuestion, ShowOnceDialog } from "../../lib/dialog/show-once-dialog.tsx";
import { RoleField } from "../../lib/form/role-field.tsx";
import { useEntityForm } from "../../lib/form/use-entity-form.ts";
import { exactTime } from "../../lib/text/relative-time.ts";
import { AccessFields } from "./editor-access-fields.tsx";

interface InviteDialogProps {
  onClose(): void;
  onLink(link: MadeLink): void;
}

const initialValues = (): InviteInput => ({
  name: "",
  email: "",
  role: "editor",
  language_ids: null,
  can_review: true,
});

export function InviteDialog({ onClose, onLink }: InviteDialogProps) {
  const refresh = useInvalidateRecords();
  const form = useEntityForm({
    schema: inviteInput,
    initialValues: initialValues(),
  });
  const invite = useMutation(
    useTRPC().people.invite.mutationOptions({
      onError: onErrorToast("invite person"),
      onSuccess: (link, { name }) => {
        onLink({ ...link, name: name.trim(), purpose: "invitation" });
        void refresh("person");
      },
    }),
  );
  return (
    <FormDialog
      title="Invite person"
      description="You’ll get a link to send them so they can set a password."
      form={form}
      onSave={invite.mutateAsync}
      onClose={onClose}
      submitLabel="Create invitation"
      pendingLabel="Inviting..."
    >
      <TextInput {...form.getInputProps("name")} label="Name" autoComplete="off" required data-autofocus />
      <TextInput {...form.getInputProps("email")} label="E-mail" type="email" autoComplete="off" required />
      <RoleField
        {...form.getInputProps("role")}
        onChange={(role) => form.setValues({ role: role as Role, language_ids: null, can_review: true })}
      />
      {form.values.role === "editor" && <AccessFields form={form} />}
    </FormDialog>
  );
}

export interface MadeLink extends OneTimeLink {
  /** Name of the link's recipient. */
  name: string;
  purpose: Exclude<LinkPurpose, "set-up">;
}

/** The question before links are lost that nobody got by e-mail; none if there are no such links. */
function lossQuestion(links: readonly MadeLink[]): LossQuestion | undefined {
  const lost = links.filter(({ delivery }) => delivery !== "sent").map(({ name }) => name);
  if (lost.length === 0) return undefined;
  const names = new Intl.ListFormat("en").format(lost);
  return lost.length === 1
    ? {
        title: `Leave without the link for ${names}?`,
        text: "It will not be shown again. You can create a new one under People.",
      }
    : {
        title: `Leave without the links for ${names}?`,
        text: "They will not be shown again. You can create new ones under People.",
      };
}

interface LinkDialogProps {
  made: MadeLink;
  /** Links that are shown once this one is closed. */
  waiting: readonly MadeLink[];
  onClose(): void;
}

/** Shows a one-time link, which no later response contains. */
export function LinkDialog({ made, waiting, onClose }: LinkDialogProps) {
  const { name, purpose, url, expires_at, delivery } = made;
  return (
    <ShowOnceDialog
      title={purpose === "invitation" ? `Invitation for ${name}` : `Password link for ${name}`}
      description={
        <>
          {delivery === "sent" && `${name} got this link by e-mail, to set a password. It works once, until `}
          {delivery === "failed" && "The e-mail could not be sent. "}
          {delivery !== "sent" && `Send ${name} this link to set a password. It works once, until `}
          <time dateTime={expires_at}>{exactTime(expires_at)}</time>.{" "}
          {delivery !== "sent" && "Copy it now: it will not be shown again."}
          {purpose === "password-reset" &&
            ` When the new password is set, ${name} will be signed out everywhere and all API tokens of ${name} will be revoked.`}
        </>
      }
      copies={[{ label: "Link", text: url }]}
      question={lossQuestion([made])}
      questionOnLeaving={(isCopied) => lossQuestion(isCopied ? waiting : [made, ...waiting])}
      onClose={onClose}
    />
  );
}
