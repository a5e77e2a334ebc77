import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { migrateDatabase } from "./migrate-database.ts";
import { seedDatabase } from "./seed-database.ts";
import { parseContent } from "./seeding/read-content.ts";
import { contentOf } from "./testing/content-of.ts";
import { copyDatabase, createEmptyDatabase } from "./testing/create-test-database.ts";
import { changeContent, connect, one } from "./testing/seeding.ts";
import type { TestDatabase } from "./testing/test-database.ts";

const content = await contentOf(["hindi", "thai", "greek"]);
const { emergency, intents } = parseContent(content.texts);

let seeded: TestDatabase;
beforeAll(async () => {
  seeded = await createEmptyDatabase();
  await migrateDatabase(seeded.url);
  await seedDatabase(seeded.url, content);
});
afterAll(() => seeded.drop());

async function copyOfSeeded() {
  const { url, drop } = await copyDatabase(seeded);
  onTestFinished(drop);
  return { url, client: await connect(url) };
}

test("seeding adds the emergency numbers of a language that an editor changed before there were any", async () => {
  const { url, client } = await copyOfSeeded();
  const { thai: [thai] = [] } = emergency;
  await client.query("update language set emergency_numbers = null, speakers = 'Many' where slug = 'thai'");
  await client.query("update language set emergency_numbers = '[]' where slug = 'greek'");
  await client.query(
    "update language set emergency_numbers = jsonb_set(emergency_numbers, '{0,fire}', '\"1 2 3\"') where slug = 'hindi'",
  );
  for (const slug of ["thai", "greek", "hindi"]) await changeContent(client, "language", slug);
  await seedDatabase(url, content);
  const numbersOf = (slug: string) =>
    one<Record<string, string>[]>(
      client,
      `select emergency_numbers as value from language where slug = '${slug}'`,
    );
  expect(await numbersOf("thai")).toEqual([thai]);
  expect(await one(client, "select speakers as value from language where slug = 'thai'")).toBe("Many");
  expect(await numbersOf("greek")).toEqual([]);
  expect((await numbersOf("hindi"))[0]).toMatchObject({ fire: "1 2 3" });
});

test("seeding adds the intents of a phrase that an editor changed before there were any", async () => {
  const { url, client } = await copyOfSeeded();
  await client.query("update phrase set intents = null, english = 'Hi' where slug = 'hello'");
  await client.query("update phrase set intents = '{}' where slug = 'goodbye'");
  await client.query("update phrase set intents = '{by an editor}' where slug = 'yes'");
  for (const slug of ["hello", "goodbye", "yes"]) await changeContent(client, "phrase", slug);
  await seedDatabase(url, content);
  const intentsOf = (slug: string) =>
    one<string[]>(client, `select intents as value from phrase where slug = '${slug}'`);
  expect(await intentsOf("hello")).toEqual(intents["hello"]);
  expect(await one(client, "select english as value from phrase where slug = 'hello'")).toBe("Hi");
  expect(await intentsOf("goodbye")).toEqual([]);
  expect(await intentsOf("yes")).toEqual(["by an editor"]);
});
