import { notify } from "@saywhere/ui/toasts/notify";
import type { Person, Role } from "@saywhere/validators/accounts/account";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { onErrorToastWithReason } from "../../lib/api/error-toast.ts";
import { useTRPC, useTRPCClient } from "../../lib/api/trpc.ts";
import { useInvalidateRecords } from "../../lib/api/use-invalidate-records.ts";
import { ConfirmDialog } from "../../lib/dialog/confirm-dialog.tsx";
import { roleLabel } from "../../lib/form/roles.ts";
import { useMe } from "../../lib/session/session.tsx";

export type Question =
  | { kind: "role"; person: Person; role: Role }
  | { kind: "deactivate" | "activate" | "second-factor" | "remove"; person: Person };

/** Asks for confirmation before a user's permissions change. */
export function ConfirmPersonChange({ question, onClose }: { question: Question; onClose(): void }) {
  const trpc = useTRPC();
  const isMe = question.person.id === useMe().id;
  const queryClient = useQueryClient();
  const refresh = useInvalidateRecords();
  const { run, action, done, ...texts } = personChange(question, isMe, useTRPCClient());
  const change = useMutation({
    mutationFn: (): Promise<unknown> => run(),
    onError: onErrorToastWithReason(action),
    onSuccess: async () => {
      notify(done);
      if (isMe) void queryClient.invalidateQueries(trpc.account.me.queryFilter());
      await refresh("person");
    },
  });
  return <ConfirmDialog {...texts} onConfirm={() => change.mutateAsync()} onClose={onClose} />;
}

/** The texts of a question, and the call that a confirmation sends. */
function personChange(question: Question, isMe: boolean, client: ReturnType<typeof useTRPCClient>) {
  const { id, name } = question.person;
  switch (question.kind) {
    case "role": {
      const { role } = question;
      const more = role === "administrator";
      const consequence = more
        ? `${name} will also be able to manage people, API tokens, settings, files and deployments.`
        : `${name} will only be able to edit content, synonyms, tasks and documents. Administrator tokens that ${name} created will be revoked.`;
      return {
        title: `Make ${name} an ${roleLabel(role).toLowerCase()}?`,
        children: isMe && !more ? `${consequence} You cannot undo this yourself.` : consequence,
        confirmLabel: "Change role",
        pendingLabel: "Changing...",
        tone: "primary" as const,
        action: "change role",
        done: { title: "Role changed", message: "The person’s role was successfully changed." },
        run: () => client.people.setRole.mutate({ id, role }),
      };
    }
    case "activate":
      return {
        title: `Reactivate ${name}?`,
        children: `${name} will be able to sign in again with the same password and role. API tokens stay revoked.`,
        confirmLabel: "Reactivate",
        pendingLabel: "Reactivating...",
        tone: "primary" as const,
        action: "reactivate person",
        done: { title: "Person reactivated", message: "The person was successfully reactivated." },
        run: () => client.people.setActive.mutate({ id, active: true }),
      };
    case "second-factor":
      return {
        title: `Remove the second factor of ${name}?`,
        children: `${name} will be able to sign in with the password alone.`,
        notice: `Do this only if you are sure that ${name} asked for it. ${name} will be signed out everywhere.`,
        confirmLabel: "Remove second factor",
        pendingLabel: "Removing...",
        action: "remove second factor",
        done: {
          title: "Second factor removed",
          message: "The person’s second factor was successfully removed.",
        },
        run: () => client.people.removeSecondFactor.mutate({ id }),
      };
    case "remove":
      return {
        title: `Remove ${name}?`,
        children: `${name} never signed in. You can invite the same e-mail address again later.`,
        notice: "The invitation link will stop working.",
        confirmLabel: "Remove person",
        pendingLabel: "Removing...",
        action: "remove person",
        done: { title: "Person removed", message: "The person was successfully removed." },
        run: () => client.people.remove.mutate({ id }),
      };
    case "deactivate":
      return {
        title: `Deactivate ${name}?`,
        children: `${name} will not be able to sign in until an administrator reactivates the account.`,
        notice: `${name} will be signed out everywhere, and all API tokens of ${name} will be revoked. Their content stays.`,
        confirmLabel: "Deactivate",
        pendingLabel: "Deactivating...",
        action: "deactivate person",
        done: { title: "Person deactivated", message: "The person was successfully deactivated." },
        run: () => client.people.setActive.mutate({ id, active: false }),
      };
  }
}
