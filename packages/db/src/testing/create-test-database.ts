import { inject } from "vitest";
import { databaseFromTemplate, emptyDatabase, type TestDatabase } from "./test-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    testClusterUrl: string;
  }
}

/** Within Vitest: creates a migrated and seeded database. */
export function createTestDatabase(): Promise<TestDatabase> {
  return databaseFromTemplate(inject("testClusterUrl"));
}

/** Within Vitest: creates a database without tables. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return emptyDatabase(inject("testClusterUrl"));
}

/** Within Vitest: copies a database of the cluster that has no connections. */
export function copyDatabase({ url }: Pick<TestDatabase, "url">): Promise<TestDatabase> {
  return databaseFromTemplate(inject("testClusterUrl"), new URL(url).pathname.slice(1));
}
