import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { chown, stat } from "node:fs/promises";
import { EmbeddedPostgresError } from "./errors.ts";

/** The user, and the wrapper programs, with which PostgreSQL's programs run. */
export interface Account {
  /** Wrapper programs, which exec the program that follows, so the process ID stays the same. */
  prefix: string[];
  uid?: number;
  gid?: number;
}

// PostgreSQL must not read PGDATA, PGPORT and similar variables from the environment of this process.
const ENVIRONMENT = { PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" };

/**
 * Starts a program in its own session: Ctrl-C in a terminal reaches only Saywhere, which finishes its requests before
 * it stops PostgreSQL.
 */
export function startProgram(account: Account, command: string[], stdio: StdioOptions): ChildProcess {
  const [file = "", ...args] = [...account.prefix, ...command];
  const { uid, gid } = account;
  return spawn(file, args, { uid, gid, stdio, env: ENVIRONMENT, cwd: "/", detached: true });
}

/** Runs a program until it ends. @returns whether it succeeded, and its stderr */
export function runProgram(account: Account, command: string[], input = "") {
  return new Promise<{ ok: boolean; errors: string }>((resolve) => {
    const child = startProgram(account, command, ["pipe", "ignore", "pipe"]);
    let errors = "";
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      errors += text;
    });
    // A program that ends before it has read its input reports the reason on stderr.
    child.stdin?.on("error", () => {});
    child.stdin?.end(input);
    child.on("error", (error) => resolve({ ok: false, errors: error.message }));
    child.on("close", (code) => resolve({ ok: code === 0, errors }));
  });
}

/** The user and group `nobody` of Linux. */
const NOBODY = 65534;

const END_WITH_PARENT = ["setpriv", "--pdeathsig", "INT"];
const IN_USER_NAMESPACE = ["unshare", "--user", `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];

/**
 * Chooses the user that PostgreSQL runs as: it refuses to run as root and must own its folder. An ordinary user runs it
 * as itself. Root runs it as the owner of the folder; if that is root, in a user namespace that maps root to `nobody`
 * without changing the owner of any file, or else as `nobody`, which becomes the owner. With `setpriv`, the kernel
 * stops PostgreSQL when its parent dies.
 *
 * @throws EmbeddedPostgresError if the system allows none of these
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

/** Makes the account the owner of a file that this process created, if this process is root. */
export async function chownTo(account: Account, path: string): Promise<void> {
  if (account.uid !== undefined && account.gid !== undefined) await chown(path, account.uid, account.gid);
}

async function works(account: Account): Promise<boolean> {
  return (await runProgram(account, ["true"])).ok;
}
