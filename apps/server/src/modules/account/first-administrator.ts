import { Person } from "@saywhere/db/entities/person.entity";
import { findCredential } from "@saywhere/db/queries/accounts/account.queries";
import { isSetUp } from "@saywhere/db/queries/accounts/person.queries";
import { StartupError } from "../../errors/startup-error.ts";
import type { AccountDeps } from "./account-deps.ts";
import { createLink } from "./one-time-links.ts";
import { hashPassword } from "./password-hash.ts";
import { GUESSABLE, isGuessable } from "./password-strength.ts";
import { addPerson, lockSetUp } from "./person-writes.ts";

/** An administrator named in the environment. */
export interface NamedAdministrator {
  email: string;
  password: string;
}

const AUTHOR = { personId: null, apiTokenId: null, name: "The server" };

export async function prepareSetUp(
  deps: AccountDeps,
  administrator: NamedAdministrator | undefined,
): Promise<string | null> {
  if (administrator) await addNamed(deps, administrator);
  if (await isSetUp(deps.db)) return null;
  const link = await deps.orm.em.fork().transactional((em) => createLink(em, deps.publicUrl, "set-up", null));
  return link.url;
}

/**
 * Adds the administrator named in the environment. An existing person with the e-mail address is left unchanged, because the
 * password may have been changed since.
 */
async function addNamed(
  { db, recordWriter }: AccountDeps,
  { email, password }: NamedAdministrator,
): Promise<void> {
  if (await findCredential(db, email)) return;
  const name = email.slice(0, email.indexOf("@")).slice(0, 100);
  if (await isGuessable(password, [name, email]))
    throw new StartupError(`ADMIN_PASSWORD is refused. ${GUESSABLE}`);
  const passwordHash = await hashPassword(password);
  await recordWriter.run(AUTHOR, "set-up", async (em) => {
    await lockSetUp(em);
    if ((await em.count(Person, { email })) > 0) return;
    await addPerson(em, { email, name, role: "administrator", passwordHash });
  });
}
