import { DatabaseError } from "@saywhere/db/database-error";
import { EmbeddedPostgresError } from "@saywhere/db/embedded-postgres/embedded-postgres-error";
import { EnvError, readEnv } from "./env.ts";
import { createLog } from "./log.ts";
import { runServer } from "./run-server.ts";
import { StartError } from "./start-error.ts";

/** Failures that a person can mend: they are told in a line, without a stack. */
const MENDABLE = [EnvError, EmbeddedPostgresError, DatabaseError, StartError];

try {
  const env = readEnv();
  await runServer(env, createLog(env.logLevel));
} catch (error) {
  if (!MENDABLE.some((kind) => error instanceof kind)) throw error;
  process.stderr.write(`Saywhere could not start: ${(error as Error).message}\n`);
  process.exit(1);
}
