import { migrateDatabase } from "@saywhere/db/migrate-database";
import { seedDatabase } from "@saywhere/db/seed-database";
import { contentOf } from "@saywhere/db/testing/content-of";

// Does what `pnpm db:seed` does, with three of the forty languages, which takes a tenth of the time.
const url = process.env.DATABASE_URL ?? "";
await migrateDatabase(url);
await seedDatabase(url, await contentOf(["farsi", "spanish", "japanese"]));
