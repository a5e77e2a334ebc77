import { spawnSync } from "node:child_process";

/** The ordinary user that tests run a child as when they themselves run as root. */
export const NOBODY = 65534;

export const isRoot = process.getuid?.() === 0;

/** Whether the tests can run these sources as an ordinary user: root can, unless they lie in its home. */
export const canRunAsNobody =
  isRoot &&
  spawnSync(process.execPath, ["-e", "fs.accessSync(process.argv[1])", import.meta.filename], {
    uid: NOBODY,
    gid: NOBODY,
    cwd: "/",
  }).status === 0;

/** Whether a child can see a file system of its own, with other things mounted in it. */
export const canMount = isRoot && succeeds([...afterMounting("true"), "true"]);

/** The wrapper that runs a child after a shell command in a mount namespace of its own. */
export function afterMounting(command: string): string[] {
  return ["unshare", "--mount", "sh", "-c", `${command} && exec "$@"`, "sh"];
}

function succeeds([file = "", ...args]: string[]): boolean {
  return spawnSync(file, args).status === 0;
}
