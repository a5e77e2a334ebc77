import { spawnSync } from "node:child_process";

/** The ordinary user that tests run a child as when they themselves run as root. */
export const NOBODY = 65534;

export const isRoot = process.getuid?.() === 0;

/** Whether the tests can run the sources as an ordinary user: root can, unless the sources are in its home folder. */
export const canRunAsNobody =
  isRoot &&
  spawnSync(process.execPath, ["-e", "fs.accessSync(process.argv[1])", import.meta.filename], {
    uid: NOBODY,
    gid: NOBODY,
    cwd: "/",
  }).status === 0;

/** Whether a child can run in a mount namespace. */
export const canMount = isRoot && succeeds([...afterMounting("true"), "true"]);

/** Returns a wrapper that runs a shell command and then the child in a new mount namespace. */
export function afterMounting(command: string): string[] {
  return ["unshare", "--mount", "sh", "-c", `${command} && exec "$@"`, "sh"];
}

function succeeds([file = "", ...args]: string[]): boolean {
  return spawnSync(file, args).status === 0;
}
