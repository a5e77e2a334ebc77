import { DumpError } from "./dump-error.ts";

/**
 * Checks that a dump fits a database.
 *
 * @param dumped migrations that created the dumped tables
 * @param there migrations that created the tables of the database, or by which this version could create them
 * @throws DumpError that names the newer side, with instructions
 */
export function checkMigrations(dumped: string[], there: string[]): void {
  if (dumped.join() === there.join()) return;
  const [ofDump, ofDatabase] = [dumped.at(-1) ?? "none", there.at(-1) ?? "none"];
  const told = `The dump was made at the migration ${ofDump}, the database is at ${ofDatabase}.`;
  if (there.every((name, index) => dumped[index] === name)) {
    throw new DumpError(
      `${told} Restore it with the version of Saywhere that made it, or a newer one; into a database of an older one, run "pnpm db:migrate" first.`,
    );
  }
  throw new DumpError(
    `${told} Restore it into a database without tables: they are made as they were, and brought up to date afterwards.`,
  );
}
