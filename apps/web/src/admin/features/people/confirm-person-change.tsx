import { notify } from "@saywhere/ui/toasts/notify";
import type { Person, Role } from "@saywhere/validators/accounts/account";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { onErrorToastWithReason } from "../../lib/api/error-toast.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { ConfirmDialog } from "../../lib/dialog/confirm-dialog.tsx";
import { roleLabel } from "../../lib/form/roles.ts";
import { useMe } from "../../lib/session/session.tsx";

export type Question =
  | { kind: "role"; person: Person; role: Role }
  | { kind: "deactivate" | "activate" | "second-factor" | "remove"; person: Person };

/** Asks for confirmation before a user's permissions change. */
export function ConfirmPersonChange({ question, onClose }: { question: Question; onClose(): void }) {
  const trpc = useTRPC();
  const me = useMe();
  const queryClient = useQueryClient();
  const { person } = question;
  const feedback = (what: string, title: string, message: string) => ({
    onError: onErrorToastWithReason(what),
    onSuccess: async () => {
      notify({ title, message });
      void queryClient.invalidateQueries(trpc.activity.pathFilter());
      if (person.id === me.id) void queryClient.invalidateQueries(trpc.account.me.queryFilter());
      await queryClient.invalidateQueries(trpc.people.pathFilter());
    },
  });
  const setRole = useMutation(
    trpc.people.setRole.mutationOptions(
      feedback("change role", "Role changed", "The person’s role was successfully changed."),
    ),
  );
  const deactivate = useMutation(
    trpc.people.setActive.mutationOptions(
      feedback("deactivate person", "Person deactivated", "The person was successfully deactivated."),
    ),
  );
  const activate = useMutation(
    trpc.people.setActive.mutationOptions(
      feedback("reactivate person", "Person reactivated", "The person was successfully reactivated."),
    ),
  );
  const removeSecondFactor = useMutation(
    trpc.people.removeSecondFactor.mutationOptions(
      feedback(
        "remove second factor",
        "Second factor removed",
        "The person’s second factor was successfully removed.",
      ),
    ),
  );
  const remove = useMutation(
    trpc.people.remove.mutationOptions(
      feedback("remove person", "Person removed", "The person was successfully removed."),
    ),
  );
  const { id, name } = person;

  if (question.kind === "role") {
    const label = roleLabel(question.role).toLowerCase();
    const more = question.role === "administrator";
    return (
      <ConfirmDialog
        title={`Make ${name} an ${label}?`}
        confirmLabel="Change role"
        pendingLabel="Changing..."
        tone="primary"
        onConfirm={() => setRole.mutateAsync({ id, role: question.role })}
        onClose={onClose}
      >
        {more
          ? `${name} will also be able to manage people, API tokens, settings, files and deployments.`
          : `${name} will only be able to edit content, synonyms, tasks and documents. Administrator tokens that ${name} created will be revoked.`}
        {id === me.id && !more && " You cannot undo this yourself."}
      </ConfirmDialog>
    );
  }
  if (question.kind === "activate") {
    return (
      <ConfirmDialog
        title={`Reactivate ${name}?`}
        confirmLabel="Reactivate"
        pendingLabel="Reactivating..."
        tone="primary"
        onConfirm={() => activate.mutateAsync({ id, active: true })}
        onClose={onClose}
      >
        {name} will be able to sign in again with the same password and role. API tokens stay revoked.
      </ConfirmDialog>
    );
  }
  if (question.kind === "second-factor") {
    return (
      <ConfirmDialog
        title={`Remove the second factor of ${name}?`}
        notice={`Do this only if you are sure that ${name} asked for it. ${name} will be signed out everywhere.`}
        confirmLabel="Remove second factor"
        pendingLabel="Removing..."
        onConfirm={() => removeSecondFactor.mutateAsync({ id })}
        onClose={onClose}
      >
        {name} will be able to sign in with the password alone.
      </ConfirmDialog>
    );
  }
  if (question.kind === "remove") {
    return (
      <ConfirmDialog
        title={`Remove ${name}?`}
        notice="The invitation link will stop working."
        confirmLabel="Remove person"
        pendingLabel="Removing..."
        onConfirm={() => remove.mutateAsync({ id })}
        onClose={onClose}
      >
        {name} never signed in. You can invite the same e-mail address again later.
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      title={`Deactivate ${name}?`}
      notice={`${name} will be signed out everywhere, and all API tokens of ${name} will be revoked. Their content stays.`}
      confirmLabel="Deactivate"
      pendingLabel="Deactivating..."
      onConfirm={() => deactivate.mutateAsync({ id, active: false })}
      onClose={onClose}
    >
      {name} will not be able to sign in until an administrator reactivates the account.
    </ConfirmDialog>
  );
}
