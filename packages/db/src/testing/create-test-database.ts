import { inject } from "vitest";
import { databaseFromTemplate, emptyDatabase, type TestDatabase } from "./test-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    testClusterUrl: string;
  }
}

/** Within vitest: a migrated and seeded database of its own for a test file. */
export function createTestDatabase(): Promise<TestDatabase> {
  return databaseFromTemplate(inject("testClusterUrl"));
}

/** Within vitest: a database without tables. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return emptyDatabase(inject("testClusterUrl"));
}
