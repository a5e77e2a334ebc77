import { type Database, openDatabase } from "@saywhere/db/database";
import { createTestDatabase } from "@saywhere/db/testing/create-test-database";
import type { Role } from "@saywhere/validators/accounts/account";
import type { AllServices } from "../../src/app/create-services.ts";
import { createServices } from "../../src/app/create-services.ts";
import type { Actor } from "../../src/auth/actor.ts";
import { ContentCache } from "../../src/lib/content-cache.ts";
import { type ContentWriter, createContentWriter } from "../../src/writes/content-writer.ts";
import { forAllTests } from "./for-all-tests.ts";
import { withoutStorage } from "./without-storage.ts";

export interface OpenServices {
  database: Database;
  services: AllServices;
  writer: ContentWriter;
  cache: ContentCache;
}

/** Opens the services on a dedicated database with the initial content, for the tests of a file. */
export function openServices(): OpenServices {
  return forAllTests(async () => {
    const own = await createTestDatabase();
    const database = await openDatabase({ url: own.url, poolSize: 4 });
    const cache = new ContentCache();
    const writer = createContentWriter(database.orm, cache, async () => undefined);
    const services = createServices({
      ...withoutStorage,
      db: database.pool,
      orm: database.orm,
      cache,
      writer,
      publicUrl: "https://saywhere.example",
    });
    const close = async () => {
      await database.close();
      await own.drop();
    };
    return { database, services, writer, cache, close };
  });
}

/** A user with a role who counts as signed in for the services. */
export function actorWith(role: Role): Actor {
  const name = role === "editor" ? "An editor" : "An administrator";
  return {
    me: { id: null, name, email: null, role, language_ids: null, can_review: true },
    role,
    author: { personId: null, apiTokenId: null, name },
    sessionId: null,
  };
}
