import { DatabaseError } from "@saywhere/db/database-error";
import { DumpError } from "@saywhere/db/dump/dump-error";
import { EmbeddedPostgresError } from "@saywhere/db/embedded-postgres/embedded-postgres-error";
import { EnvError } from "../config/env.ts";
import { StartupError } from "../errors/startup-error.ts";
import { SiteError } from "../modules/static-export/files/export-error.ts";

/** Failures that the person who ran the program can mend. */
const OPERATOR_ERRORS = [EnvError, EmbeddedPostgresError, DatabaseError, DumpError, SiteError, StartupError];

/** Runs a program; what its user can mend is told in a line, without a stack, and ends it with status 1. */
export async function withOperatorErrors(what: string, program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    if (!OPERATOR_ERRORS.some((kind) => error instanceof kind)) throw error;
    process.stderr.write(`${what}: ${(error as Error).message}\n`);
    process.exit(1);
  }
}
