import { DatabaseError } from "@saywhere/db/database-error";
import { DumpError } from "@saywhere/db/dump/dump-format";
import { EmbeddedPostgresError } from "@saywhere/db/embedded-postgres/errors";
import { EnvError } from "../config/env.ts";
import { StartupError } from "../errors/startup-error.ts";
import { ExportError } from "../modules/static-export/export-file.ts";

/** Errors that the operator of the program can fix. */
const OPERATOR_ERRORS = [
  EnvError,
  EmbeddedPostgresError,
  DatabaseError,
  DumpError,
  ExportError,
  StartupError,
];

/** Returns the result of a program. An operator error is printed without its stack to stderr, and the process exits with status 1. */
export async function withOperatorErrors<T>(what: string, program: () => Promise<T>): Promise<T> {
  try {
    return await program();
  } catch (error) {
    if (!OPERATOR_ERRORS.some((kind) => error instanceof kind)) throw error;
    process.stderr.write(`${what}: ${(error as Error).message}\n`);
    process.exit(1);
  }
}
