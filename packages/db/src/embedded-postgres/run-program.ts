import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";

/** As whom, and through which wrapper programs, PostgreSQL's programs are run. */
export interface Account {
  /** Wrapper programs, which replace themselves with what follows them: the process id stays. */
  prefix: string[];
  uid?: number;
  gid?: number;
}

// PostgreSQL must not be steered by PGDATA, PGPORT and such of whoever starts Saywhere.
const ENVIRONMENT = { PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" };

/**
 * Starts a program under an account, in a session of its own: Ctrl-C in a terminal reaches Saywhere
 * alone, which finishes its requests before it stops PostgreSQL.
 */
export function startProgram(account: Account, command: string[], stdio: StdioOptions): ChildProcess {
  const [file = "", ...args] = [...account.prefix, ...command];
  const { uid, gid } = account;
  return spawn(file, args, { uid, gid, stdio, env: ENVIRONMENT, cwd: "/", detached: true });
}

/** Runs a program to its end. Gives whether it succeeded, and what it wrote to stderr. */
export function runProgram(account: Account, command: string[], input = "") {
  return new Promise<{ ok: boolean; errors: string }>((resolve) => {
    const child = startProgram(account, command, ["pipe", "ignore", "pipe"]);
    let errors = "";
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      errors += text;
    });
    // A program that ends before it has read its input says why on stderr.
    child.stdin?.on("error", () => {});
    child.stdin?.end(input);
    child.on("error", (error) => resolve({ ok: false, errors: error.message }));
    child.on("close", (code) => resolve({ ok: code === 0, errors }));
  });
}
