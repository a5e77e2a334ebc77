import { migrationNames } from "../load-migrations.ts";
import { DumpError, type DumpHead } from "./dump-format.ts";

/** @throws DumpError for a dump with migrations that this version does not have */
export function checkVersion({ migrations }: DumpHead): void {
  const names = new Set(migrationNames());
  const unknown = migrations.find((name) => !names.has(name));
  if (unknown === undefined) return;
  throw new DumpError(
    `The dump was made by a newer version of Saywhere: this one does not have its migration ${unknown}. Restore it with the version that made it; nothing was restored.`,
  );
}

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
  const mismatch = `The dump was made at the migration ${ofDump}, the database is at ${ofDatabase}.`;
  if (there.every((name, index) => dumped[index] === name)) {
    throw new DumpError(
      `${mismatch} Restore it with the version of Saywhere that made it, or a newer one; into a database of an older one, run "pnpm db:migrate" first.`,
    );
  }
  throw new DumpError(
    `${mismatch} Restore it into a database without tables: they are created as they were, and migrated afterwards.`,
  );
}
