import { category } from "@saywhere/validators/content/category";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";
import { noteFault, patience } from "./support/note-fault.ts";

const EDITORS = 12;

let servers: [TestServer, TestServer];
let authorization: string;
beforeAll(async () => {
  const one = await startTestServer();
  servers = [one, await startTestServer({ databaseUrl: one.databaseUrl })];
  authorization = `Bearer ${await one.tokenFor("editor")}`;
});
afterAll(async () => {
  const [one, other] = servers;
  await other.close();
  await one.close();
});

/** Half of the editors work on one instance, half on the other. */
const serverOf = (editor: number): TestServer => servers[editor % 2 === 0 ? 0 : 1];

async function call(editor: number, method: string, path: string, body?: object) {
  const response = await fetch(`${serverOf(editor).url}/api${path}`, {
    method,
    headers: { authorization, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  return { status: response.status, body: answer };
}

test("editors on two instances save one record at once", { timeout: patience() }, async (context) => {
  const name = "Edited by many";
  const made = category.parse((await call(0, "POST", "/categories", { name, description: "By:" })).body);
  let [refused, stale] = [0, 0];

  /** Appends the editor's name to the current text, and retries until no other editor saved in between. */
  async function addName(editor: number): Promise<void> {
    for (;;) {
      const listed = category.array().parse((await call(editor, "GET", "/categories")).body);
      const { slug, description, version } = listed.find(({ id }) => id === made.id) ?? made;
      const saved = { name, slug, description: `${description} e${editor}.`, version };
      const { status, body } = await call(editor, "PUT", `/categories/${made.id}`, saved);
      if (status === 200) {
        // After a save is acknowledged, no instance returns the previous text.
        for (const reader of [0, 1]) {
          const text = JSON.stringify((await call(reader, "GET", "/categories")).body);
          if (!text.includes(` e${editor}.`)) stale++;
        }
        return;
      }
      expect({ status, body }).toMatchObject({ status: 409, body: { conflict: { reason: "stale" } } });
      refused++;
    }
  }
  await Promise.all(Array.from({ length: EDITORS }, (_, editor) => addName(editor)));

  expect(stale).toBe(0);
  const texts = await Promise.all(
    [0, 1].map(async (reader) => (await call(reader, "GET", "/categories")).body),
  );
  for (const editor of Array.from({ length: EDITORS }).keys()) {
    for (const text of texts) expect(JSON.stringify(text).split(` e${editor}.`)).toHaveLength(2);
  }
  noteFault(context, {
    fault: "Editors on two instances save one record at once",
    times: EDITORS,
    lost: 0,
    doubled: 0,
    remark: `${refused} saves were refused, because somebody else had saved`,
  });
});
