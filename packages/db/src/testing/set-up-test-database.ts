import { afterAll, beforeAll } from "vitest";
import { type Database, openDatabase } from "../database.ts";
import { createTestDatabase } from "./create-test-database.ts";

/** Creates a seeded database for the tests of a file, before the first test. */
export function setUpTestDatabase(): Database & { url: string } {
  const opened = {} as Database & { url: string };
  let end: () => Promise<void>;
  beforeAll(async () => {
    const { url, drop } = await createTestDatabase();
    const database = await openDatabase({ url });
    end = async () => {
      await database.close();
      await drop();
    };
    Object.assign(opened, database, { url });
  });
  afterAll(() => end());
  return opened;
}
