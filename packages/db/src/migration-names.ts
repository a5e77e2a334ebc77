import { globSync } from "node:fs";
import { join } from "node:path";

/** Where the migrations are: one for each file, which exports its class and nothing else. */
export const MIGRATIONS = { path: join(import.meta.dirname, "migrations"), glob: "[0-9]*.ts" };

/** The names of all migrations in their order: those of their files, by which databases record them. */
export const migrationNames = (): string[] =>
  globSync(MIGRATIONS.glob, { cwd: MIGRATIONS.path })
    .map((file) => file.replace(/\.ts$/, ""))
    .sort();
