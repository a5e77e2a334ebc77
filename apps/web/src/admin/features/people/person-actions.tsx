import { Menu } from "@mantine/core";
import type { Person } from "@saywhere/validators/accounts/account";
import { useMutation } from "@tanstack/react-query";
import { onErrorToastWithReason } from "../../lib/api/error-toast.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { roleLabel } from "../../lib/form/roles.ts";
import { RowMenu } from "../../lib/list/row-menu.tsx";
import { useMe } from "../../lib/session/session.tsx";
import type { Question } from "./confirm-person-change.tsx";
import type { MadeLink } from "./invite-dialog.tsx";
import styles from "./people.module.css";

interface PersonActionsProps {
  person: Person;
  onAsk(question: Question): void;
  /** Opens the dialog for what an editor may change. */
  onAccess(person: Person): void;
  onLink(link: MadeLink): void;
}

export function PersonActions({ person, onAsk, onAccess, onLink }: PersonActionsProps) {
  const { id, name, role, status, second_factor } = person;
  const otherRole = role === "editor" ? "administrator" : "editor";
  const isMe = useMe().id === id;
  const purpose = status === "invited" ? "invitation" : "password-reset";
  const resetLink = useMutation(
    useTRPC().people.resetLink.mutationOptions({
      onError: onErrorToastWithReason("create link"),
      onSuccess: (link) => onLink({ ...link, name, purpose }),
    }),
  );
  return (
    <RowMenu label={`Actions for ${name}`} width={220}>
      {status !== "deactivated" && (
        // A second link makes the first one invalid.
        <Menu.Item disabled={resetLink.isPending} onClick={() => resetLink.mutate({ id })}>
          {status === "invited" ? "New invitation link" : "New password link"}
        </Menu.Item>
      )}
      <Menu.Item onClick={() => onAsk({ kind: "role", person, role: otherRole })}>
        {`Make ${roleLabel(otherRole).toLowerCase()}`}
      </Menu.Item>
      {role === "editor" && <Menu.Item onClick={() => onAccess(person)}>Change access</Menu.Item>}
      {second_factor && (
        <Menu.Item onClick={() => onAsk({ kind: "second-factor", person })}>Remove second factor</Menu.Item>
      )}
      {status === "deactivated" && (
        <Menu.Item onClick={() => onAsk({ kind: "activate", person })}>Reactivate</Menu.Item>
      )}
      {/* Users cannot lock themselves out by accident. */}
      {status !== "deactivated" && !isMe && (
        <Menu.Item className={styles.deactivate} onClick={() => onAsk({ kind: "deactivate", person })}>
          Deactivate
        </Menu.Item>
      )}
      {status !== "active" && person.last_seen_at === null && (
        <Menu.Item className={styles.deactivate} onClick={() => onAsk({ kind: "remove", person })}>
          Remove
        </Menu.Item>
      )}
    </RowMenu>
  );
}
