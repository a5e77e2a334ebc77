import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";

const PORT_TAKEN = /Address already in use[^]*? on port (\d+)/;

const KNOWN: [pattern: RegExp, explain: (folder: string, detail: string) => string][] = [
  [
    /No space left on device|Disk quota exceeded|wrote only \d+ of \d+ bytes/,
    (folder) =>
      `The disk that holds ${folder} is full. Free 100 MB on it, or set DATA_DIR to a folder on another disk.`,
  ],
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

/** What comes before the reason in the line that tells it. */
const SERIOUS = /^.*(FATAL|PANIC|ERROR|error):\s*/;

/**
 * Puts what PostgreSQL's programs wrote before they failed into one line that says what to do. For
 * causes that are not known it repeats PostgreSQL's own words.
 */
export function explainFailure(output: string, folder: string): EmbeddedPostgresError {
  for (const [pattern, explain] of KNOWN) {
    const match = pattern.exec(output);
    if (match) return new EmbeddedPostgresError(explain(folder, match[1] ?? ""), { cause: output });
  }
  const lines = output.trim().split("\n");
  const words = lines.find((line) => SERIOUS.test(line)) ?? lines.at(-1) ?? "";
  return new EmbeddedPostgresError(
    `The embedded PostgreSQL in ${folder} did not start (${words.replace(SERIOUS, "")}). ` +
      "See postgres.log there, or set DATABASE_URL to use another PostgreSQL.",
    { cause: output },
  );
}

/** Puts an error of the file system, such as a folder in place of a file, into one line; other errors stay as they are. */
export function explainFileError(error: unknown, folder: string): unknown {
  if (!(error instanceof Error) || !("path" in error && "code" in error)) return error;
  if (error.code === "ENOSPC") return explainFailure("No space left on device", folder);
  return new EmbeddedPostgresError(
    `The database in ${folder} cannot use ${String(error.path)} (${error.message}). ` +
      "Correct what that is or who owns it, or set DATA_DIR to another folder.",
    { cause: error },
  );
}

/** Whether PostgreSQL did not start because another program listens on its port. */
export function isPortTaken(error: unknown): boolean {
  return error instanceof EmbeddedPostgresError && PORT_TAKEN.test(String(error.cause));
}
