import { type Database, openDatabase } from "@saywhere/db/database";
import { createTestDatabase } from "@saywhere/db/testing/create-test-database";
import { afterAll, beforeAll } from "vitest";
import { AppError } from "../../src/app-error.ts";
import { ContentCache } from "../../src/cache/content-cache.ts";
import { createContentWriter } from "../../src/content-writer.ts";
import { createServices } from "../../src/create-services.ts";
import type { Services } from "../../src/services.ts";

export const AUTHOR = { personId: null, apiTokenId: null, name: "Ada" };

/** The services on a seeded database of their own, without a server; there when the first test of a file runs. */
export function setUpServices(): { services: Services; database: Database } {
  const opened = {} as { services: Services; database: Database };
  let end: () => Promise<void>;
  beforeAll(async () => {
    const own = await createTestDatabase();
    const database = await openDatabase({ url: own.url, poolSize: 4 });
    const cache = new ContentCache();
    const services = createServices({
      db: database.pool,
      orm: database.orm,
      cache,
      writer: createContentWriter(database.orm, cache, async () => undefined),
      publicUrl: "https://saywhere.example",
    });
    end = async () => {
      await database.close();
      await own.drop();
    };
    Object.assign(opened, { services, database });
  });
  afterAll(() => end());
  return opened;
}

/** What a call was refused with. */
export async function refusal(call: Promise<unknown>): Promise<AppError> {
  const error = await call.then(
    () => new Error("It was not refused"),
    (failure: unknown) => failure,
  );
  if (!(error instanceof AppError)) throw error;
  return error;
}
