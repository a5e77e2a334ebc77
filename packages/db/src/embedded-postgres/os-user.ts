import { chown, stat } from "node:fs/promises";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { type Account, runProgram } from "./run-program.ts";

/** The user and group `nobody` of Linux. */
const NOBODY = 65534;

const END_WITH_PARENT = ["setpriv", "--pdeathsig", "INT"];
const IN_USER_NAMESPACE = ["unshare", "--user", `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];

/**
 * Decides as whom PostgreSQL runs on a data folder.
 *
 * PostgreSQL refuses to run as root and needs to own its folder. So root runs it as the folder's owner;
 * when that is root, in a user namespace in which root appears as `nobody` (no file changes its owner);
 * where the system forbids that, as `nobody`, to whom the folder is given. An ordinary user runs it as
 * itself. Wherever `setpriv` can, the kernel is told to stop PostgreSQL when its parent dies.
 *
 * @throws EmbeddedPostgresError when there is no way
 */
export async function chooseAccount(folder: string): Promise<Account> {
  const owner = await stat(folder);
  const me = process.getuid?.();
  const endsWithParent = await works({ prefix: END_WITH_PARENT });
  const prefix = endsWithParent ? END_WITH_PARENT : [];
  if (me !== 0) return { prefix };
  if (owner.uid !== 0) return { prefix, uid: owner.uid, gid: owner.gid };

  const namespaced = { prefix: [...IN_USER_NAMESPACE, ...prefix] };
  if (await works(namespaced)) return namespaced;
  if (process.platform !== "linux") {
    throw new EmbeddedPostgresError(
      "PostgreSQL does not run as root. Start Saywhere as an ordinary user, or set DATABASE_URL.",
    );
  }
  await runProgram({ prefix: [] }, ["chown", "-R", `${NOBODY}:${NOBODY}`, folder]);
  return { prefix, uid: NOBODY, gid: NOBODY };
}

/** Gives a file that this process made to the account, which matters only to root. */
export async function chownTo(account: Account, path: string): Promise<void> {
  if (account.uid !== undefined && account.gid !== undefined) await chown(path, account.uid, account.gid);
}

async function works(account: Account): Promise<boolean> {
  return (await runProgram(account, ["true"])).ok;
}
