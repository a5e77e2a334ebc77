import { NativeSelect } from "@mantine/core";
import { type Column, DataTable } from "@saywhere/ui/list/data-table";
import type { Person, Role } from "@saywhere/validators/accounts/account";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { ROLES, roleLabel } from "../../lib/form/roles.ts";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { StatusTag } from "../../lib/screen/status-tag.tsx";
import { useMe } from "../../lib/session/session.tsx";
import { When } from "../../lib/text/relative-time-label.tsx";
import { AccessDialog } from "./access-dialog.tsx";
import { ConfirmPersonChange, type Question } from "./confirm-person-change.tsx";
import type { MadeLink } from "./invite-dialog.tsx";
import styles from "./people.module.css";
import { PersonActions } from "./person-actions.tsx";

/** The users who may sign in, with the possible changes to each. */
export function PeopleTable({ onLink }: { onLink(link: MadeLink): void }) {
  const me = useMe();
  const people = useQuery(useTRPC().people.list.queryOptions({}));
  const languages = useQuery(useTRPC().language.adminList.queryOptions({}));
  const [accessOf, setAccessOf] = useState<Person | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  if (people.error) {
    return <LoadError title="The people could not be loaded." query={people} />;
  }

  const limitOf = ({ language_ids, can_review }: Person) => (
    <>
      {language_ids && (
        <span className={styles.limit}>
          {languages.data
            ?.filter(({ id }) => language_ids.includes(id))
            .map(({ name }) => name)
            .join(", ") || "No languages"}
        </span>
      )}
      {!can_review && <span className={styles.limit}>Changes need a review</span>}
    </>
  );
  const columns: Column<Person>[] = [
    {
      id: "name",
      header: "Name",
      rowHeader: true,
      cell: (person) => {
        const { id, name, email, role, status } = person;
        return (
          <>
            {name}
            {id === me.id && <span className={styles.you}> (you)</span>}
            <span className={styles.emailBelow}>{email}</span>
            <span className={styles.roleBelow}>
              {roleLabel(role)} <PersonStatus status={status} />
              {limitOf(person)}
            </span>
          </>
        );
      },
    },
    {
      id: "email",
      header: "E-mail",
      width: "14rem",
      hideBelow: "md",
      breakable: true,
      cell: ({ email }) => email,
    },
    {
      id: "role",
      header: "Role",
      hideBelow: "sm",
      cell: (person) => (
        <>
          <NativeSelect
            size="xs"
            aria-label={`Role of ${person.name}`}
            data={ROLES}
            // Changes only after the confirmation.
            value={person.role}
            onChange={(event) =>
              setQuestion({ kind: "role", person, role: event.currentTarget.value as Role })
            }
            className={styles.role}
          />
          {limitOf(person)}
        </>
      ),
    },
    {
      id: "status",
      header: "Status",
      hideBelow: "sm",
      cell: ({ status }) => <PersonStatus status={status} />,
    },
    {
      id: "seen",
      header: "Last seen",
      hideBelow: "lg",
      cell: ({ id, last_seen_at }) => {
        if (id === me.id) return "Now";
        return last_seen_at ? <When at={last_seen_at} /> : "Never";
      },
    },
  ];
  return (
    <>
      <DataTable
        caption="People"
        columns={columns}
        rows={people.data}
        rowKey={({ id }) => id}
        placeholderRows={3}
        empty="No people yet"
        onOpen={setAccessOf}
        // Administrators may change everything.
        canOpen={({ role }) => role === "editor"}
        actions={(person) => (
          <PersonActions person={person} onAsk={setQuestion} onAccess={setAccessOf} onLink={onLink} />
        )}
      />
      {accessOf && <AccessDialog person={accessOf} onClose={() => setAccessOf(null)} />}
      {question && <ConfirmPersonChange question={question} onClose={() => setQuestion(null)} />}
    </>
  );
}

const LOOKS = {
  active: { label: "Active", tone: "success" },
  invited: { label: "Invited", tone: "highlight" },
  deactivated: { label: "Deactivated", tone: "quiet" },
} as const;

function PersonStatus({ status }: Pick<Person, "status">) {
  const { label, tone } = LOOKS[status];
  return <StatusTag tone={tone}>{label}</StatusTag>;
}
