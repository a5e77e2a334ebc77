import { listPeople } from "@saywhere/db/queries/accounts/person.queries";
import { listNamed } from "@saywhere/db/queries/import-export.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { withOperatorErrors } from "../../bootstrap/report-operator-errors.ts";
import { StartupError } from "../../errors/startup-error.ts";
import { insertToken } from "../../modules/account/insert-token.ts";
import { createRecordWriter } from "../../writes/record-writer.ts";
import { withDatabase } from "./database-command.ts";
import { readTokenArguments } from "./token-arguments.ts";

/** @throws StartupError unless exactly one administrator can be meant */
async function findAdministrator(db: Queryable, email: string | undefined) {
  const people = await listPeople(db);
  const administrators = people.filter(
    (person) => person.role === "administrator" && person.can_sign_in && !person.deactivated,
  );
  const [found, ...others] =
    email === undefined
      ? administrators
      : administrators.filter((person) => person.email === email.toLowerCase());
  if (!found) {
    const who = email === undefined ? "There is no administrator yet" : `${email} is not an administrator`;
    throw new StartupError(`${who}. A token acts for an administrator who can sign in.`);
  }
  if (others.length > 0) {
    throw new StartupError(`there are ${administrators.length} administrators. Name one with --by E-MAIL.`);
  }
  return found;
}

/** @throws StartupError for an unknown language */
async function findLanguage(db: Queryable, slug: string): Promise<number> {
  const language = (await listNamed(db, "language")).find((named) => named.slug === slug);
  if (!language) throw new StartupError(`there is no language “${slug}”. Name its slug, such as farsi.`);
  return language.id;
}

// Checked before anything is started.
const given = await withOperatorErrors("The command failed", async () =>
  readTokenArguments(process.argv.slice(2)),
);

await withDatabase(async ({ orm, pool }, place) => {
  const { id, name, email } = await findAdministrator(pool, given.by);
  const author = { personId: id, apiTokenId: null, name };
  const language_id = given.language === undefined ? null : await findLanguage(pool, given.language);
  const { result } = await createRecordWriter(orm).run(author, "edit", (em) =>
    insertToken(em, { ...given.input, language_id }, { me: { id }, sessionId: null }),
  );
  process.stderr.write(`A token of ${place} that acts for ${email}. It is not shown again:\n`);
  return result.token;
});
