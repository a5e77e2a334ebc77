/** The embedded PostgreSQL cannot run; the message is one line of instructions. */
export class EmbeddedPostgresError extends Error {
  override name = "EmbeddedPostgresError";
}

/** Another Saywhere uses the data folder. */
export class DataFolderInUseError extends EmbeddedPostgresError {}

const PORT_TAKEN = /Address already in use[^]*? on port (\d+)/;

/** What to do about a full disk. */
export const diskFull = (path: string): string =>
  `The disk that holds ${path} is full. Free 100 MB on it, or set DATA_DIR to a folder on another disk.`;

const KNOWN: [pattern: RegExp, explain: (folder: string, detail: string) => string][] = [
  [/No space left on device|Disk quota exceeded|wrote only \d+ of \d+ bytes/, diskFull],
  [
    /initialized by PostgreSQL version (\S+), which is not compatible with this version (\S+?)\.?$/m,
    (folder, version) =>
      `The database in ${folder} was made by PostgreSQL ${version}, which the PostgreSQL of this release cannot read. ` +
      "Export it with the release that made it, or set DATA_DIR to a new folder.",
  ],
  [
    PORT_TAKEN,
    (folder, port) =>
      `The database in ${folder} cannot start: its port ${port} is taken by another program. Stop that program, or choose another port.`,
  ],
  [
    /effective user ID (\d+)/,
    (folder, uid) =>
      `The data folder ${folder} belongs to user ${uid}, whom this system does not know. Give it to a user of this system (chown -R).`,
  ],
  [
    /failed to execute (\S+): Permission denied/,
    (folder, program) =>
      `The owner of ${folder} may not run ${program.replace(/:$/, "")}. Start Saywhere as the user who installed it, or set DATABASE_URL.`,
  ],
  [
    /Permission denied/,
    (folder) =>
      `PostgreSQL, which does not run as root, has no access to ${folder} or to a folder above it. ` +
      "Start Saywhere as an ordinary user, or set DATA_DIR to a folder such as /var/lib/saywhere.",
  ],
  [
    /pre-existing shared memory block/,
    (folder) =>
      `A PostgreSQL that was killed still has processes at work on ${folder}. End them, then start again.`,
  ],
];

/** Precedes the reason in a line of the log. */
const SEVERITY = /^.*(FATAL|PANIC|ERROR|error):\s*/;

/** Turns the output of a failed PostgreSQL program into one line of instructions; unknown causes are quoted. */
export function explainFailure(output: string, folder: string): EmbeddedPostgresError {
  for (const [pattern, explain] of KNOWN) {
    const match = pattern.exec(output);
    if (match) return new EmbeddedPostgresError(explain(folder, match[1] ?? ""), { cause: output });
  }
  const lines = output.trim().split("\n");
  const reason = lines.find((line) => SEVERITY.test(line)) ?? lines.at(-1) ?? "";
  return new EmbeddedPostgresError(
    `The embedded PostgreSQL in ${folder} did not start (${reason.replace(SEVERITY, "")}). ` +
      "See postgres.log there, or set DATABASE_URL to use another PostgreSQL.",
    { cause: output },
  );
}

/** Turns an error of the file system into one line of instructions; returns any other error unchanged. */
export function explainFileError(error: unknown, folder: string): unknown {
  if (!(error instanceof Error) || !("code" in error)) return error;
  // The error of a write names no path.
  if (error.code === "ENOSPC" || error.code === "EDQUOT") {
    return new EmbeddedPostgresError(diskFull(folder), { cause: error });
  }
  if (!("path" in error)) return error;
  return new EmbeddedPostgresError(
    `The database in ${folder} cannot use ${String(error.path)} (${error.message}). ` +
      "Correct what that is or who owns it, or set DATA_DIR to another folder.",
    { cause: error },
  );
}

export function isPortTaken(error: unknown): boolean {
  return error instanceof EmbeddedPostgresError && PORT_TAKEN.test(String(error.cause));
}
