import { globSync } from "node:fs";
import { join } from "node:path";
import type { MigrationObject } from "@mikro-orm/core";

/** The names of all migrations in their order: those of their files, by which databases record them. */
export const migrationNames = (): string[] =>
  globSync("[0-9]*.ts", { cwd: join(import.meta.dirname, "migrations") })
    .map((file) => file.replace(/\.ts$/, ""))
    .sort();

/**
 * Loads all migrations, each of which is the only export of its file. MikroORM would look for the files by an absolute
 * pattern, and find none in a checkout whose path contains brackets.
 */
export const loadMigrations = (): Promise<MigrationObject[]> =>
  Promise.all(
    migrationNames().map(async (name) => {
      const [migration] = Object.values<MigrationObject["class"]>(await import(`./migrations/${name}.ts`));
      if (!migration) throw new Error(`The migration ${name} exports no class.`);
      return { name, class: migration };
    }),
  );
