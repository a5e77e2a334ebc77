import { phraseCount } from "@saywhere/db/testing/starting-content";
import { adminCategory } from "@saywhere/validators/content/category";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { forAllTests } from "../support/for-all-tests.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

const writing = forAllTests(() => startTestServer());
const reading = forAllTests(() => startTestServer({ databaseUrl: writing.databaseUrl }));
let authorization: string;
beforeAll(async () => {
  authorization = `Bearer ${await writing.tokenFor("editor")}`;
});

async function write(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${writing.url}/api${path}`, {
    method,
    headers: { authorization, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.status).toBeLessThan(300);
  return response.json();
}

const read = async (server: TestServer, path: string): Promise<string> =>
  (await fetch(`${server.url}/api${path}`)).text();

test("a write is visible to the next public read on the writing instance and on the other one", async () => {
  const texts = { description: "About the weather." };
  const made = adminCategory.parse(await write("POST", "/categories", { name: "Weather", ...texts }));
  let stale = 0;
  for (let round = 0; round < 60; round++) {
    // Both instances cache the response, so a read that comes too early would return the old one.
    await Promise.all([read(reading, "/categories"), read(writing, "/categories")]);
    const name = `Weather ${round}`;
    await write("PUT", `/categories/${made.id}`, { name, slug: made.slug, ...texts });
    for (const answer of await Promise.all([read(reading, "/categories"), read(writing, "/categories")])) {
      if (!answer.includes(`"${name}"`)) stale++;
    }
  }
  expect(stale).toBe(0);
  await write("DELETE", `/categories/${made.id}`);
  expect(await read(reading, "/categories")).not.toContain("Weather");
});

test("counts for editors are recomputed after a write on another instance", async () => {
  const thai = async () => {
    const coverage = await reading.services.language.coverage();
    return coverage.find(({ language }) => language.slug === "thai");
  };
  expect(await thai()).toMatchObject({ translated: phraseCount, with_audio: 0 });
  const detail = z.object({ id: z.int() }).parse(JSON.parse(await read(writing, "/phrases/thai/hello")));
  await write("PUT", `/language-phrases/${detail.id}`, {
    native_text: "สวัสดี",
    audio_url: "https://example.org/hello.mp3",
  });
  expect(await thai()).toMatchObject({ translated: phraseCount, with_audio: 1 });
});
