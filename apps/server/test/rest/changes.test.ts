import { recordFileChange } from "@saywhere/db/queries/file.queries";
import { errorBody } from "@saywhere/validators/api/error-body";
import { languageDetail } from "@saywhere/validators/content/language";
import { languageTranslation } from "@saywhere/validators/content/phrase-detail";
import { recordKind } from "@saywhere/validators/history/activity";
import { type ChangeFeed, changedRecord, changeFeed } from "@saywhere/validators/history/change-feed";
import { expect, test } from "vitest";
import { z } from "zod";
import { openRest } from "../support/open-rest.ts";
import { actorWith } from "../support/open-services.ts";
import { AUTHOR } from "../support/refusal.ts";

const rest = openRest("administrator");
const { server } = rest;

const get = (path: string, init?: RequestInit) => fetch(`${server.url}/api${path}`, init);

async function changes(after?: string, limit?: number): Promise<ChangeFeed> {
  const query = new URLSearchParams({ ...(after && { after }), ...(limit && { limit: String(limit) }) });
  const response = await get(`/changes?${query.toString()}`);
  expect(response.status).toBe(200);
  return changeFeed.strict().parse(await response.json());
}

async function write(method: string, path: string, body?: object): Promise<{ id: number }> {
  const response = await get(path, {
    method,
    headers: { authorization: `Bearer ${rest.token}`, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.ok).toBe(true);
  return (await response.json()) as { id: number };
}

const category = (name: string) => ({ name, description: "A category.", slug: name.toLowerCase() });

test("a record that is created, changed, deleted and restored is listed each time, without a sign-in", async () => {
  let { next } = await changes("now");
  const following = async () => {
    const page = await changes(next);
    next = page.next;
    return page.changes;
  };
  expect(await following()).toEqual([]);
  const { id } = await write("POST", "/categories", category("Weather"));
  const entry = { kind: "category", id, slug: "weather", language_id: null, phrase_id: null, deleted: false };
  expect(await following()).toEqual([entry]);
  await write("PUT", `/categories/${id}`, category("Climate"));
  expect(await following()).toEqual([{ ...entry, slug: "climate" }]);
  await write("DELETE", `/categories/${id}`);
  expect(await following()).toEqual([{ ...entry, slug: "climate", deleted: true }]);
  await server.services.activity.undoDelete({ kind: "category", record_id: id }, actorWith("editor"));
  expect(await following()).toEqual([{ ...entry, slug: "climate" }]);
  expect(await following()).toEqual([]);
});

test("the deletion of a language lists its translations with their language and phrase", async () => {
  const { next } = await changes("now");
  const thai = languageDetail.parse(await (await get("/languages/thai")).json());
  const list = await (await get("/languages/thai/translations")).json();
  const [translation] = z.array(languageTranslation).parse(list);
  await write("DELETE", `/languages/${thai.id}`);
  const { changes: all, more } = await changes(next, 500);
  expect(more).toBe(false);
  expect(all).toContainEqual(expect.objectContaining({ kind: "language", slug: "thai", deleted: true }));
  expect(all).toContainEqual({
    kind: "translation",
    id: translation?.id,
    slug: null,
    language_id: thai.id,
    phrase_id: expect.any(Number),
    deleted: true,
  });
});

test("the whole history is read in pages, and polling its end returns only newer changes", async () => {
  await server.database.pool.query("update phrase set english = english || '!'");
  let page = await changes(undefined, 50);
  const seen = new Set<string>();
  for (;;) {
    for (const { kind, id } of page.changes) seen.add(`${kind}/${id}`);
    if (!page.more) break;
    page = await changes(page.next, 50);
  }
  expect(seen.size).toBeGreaterThan(100);
  expect(await changes(page.next)).toEqual({ changes: [], next: page.next, more: false });
  const { id } = await write("POST", "/categories", category("Seasons"));
  expect((await changes(page.next)).changes).toMatchObject([{ kind: "category", id }]);
});

test("with admin=true, what editors and administrators read is listed by the role of the token", async () => {
  const [editor, reader] = [await server.tokenFor("editor"), await server.tokenFor("reader")];
  const { next } = await changes("now");
  const task = await write("POST", "/tasks", { title: "Record" });
  await write("DELETE", `/tasks/${task.id}`);
  await write("POST", "/documents/studio.md", { content: "# Studio" });
  const words = await write("POST", "/synonyms", { terms: ["loo", "lavatory"] });
  await server.services.settings.update(
    { ...(await server.services.settings.stored()), name: "Says where" },
    AUTHOR,
  );
  const file = { store: "assets", key: "guides/sheet.pdf", size: 1 };
  await recordFileChange(server.database.pool, AUTHOR, { before: null, after: file });
  const webhook = { name: "Index", url: "https://example.org/webhook", events: ["phrase.created"] };
  const endpoint = await write("POST", "/webhooks", webhook);
  const person = await server.addPerson("editor");
  await server.tokenFor("reader");
  const { id } = await write("POST", "/categories", category("Tides"));
  const path = `/changes?after=${next}&admin=true`;
  const listed = async (of: string) => {
    const response = await get(path, { headers: { authorization: `Bearer ${of}` } });
    expect(response.headers.get("cache-control")).toBe("no-store");
    return changeFeed.strict().parse(await response.json()).changes;
  };
  const editorsRecords = [
    { kind: "task", id: task.id, slug: null, deleted: true },
    { kind: "document", slug: "studio.md", deleted: false },
    { kind: "synonym_group", id: words.id, slug: null, deleted: false },
    { kind: "setting", slug: "name", deleted: false },
    { kind: "file", id: 0, slug: "assets/guides/sheet.pdf", deleted: false },
    { kind: "category", id, slug: "tides", deleted: false },
  ];
  const administratorsRecords = [
    { kind: "webhook_endpoint", id: endpoint.id, slug: null, deleted: false },
    { kind: "person", id: person.id, slug: null, deleted: false },
    // The administrator of the token, and the token.
    { kind: "person", slug: null, deleted: false },
    { kind: "api_token", slug: null, deleted: false },
  ];
  expect(await listed(editor)).toMatchObject(editorsRecords);
  expect(await listed(reader)).toMatchObject(editorsRecords);
  expect(await listed(rest.token)).toMatchObject([
    ...editorsRecords.slice(0, -1),
    ...administratorsRecords,
    ...editorsRecords.slice(-1),
  ]);
  expect((await changes(next)).changes).toMatchObject([{ kind: "category", id }]);
  expect((await get(path)).status).toBe(401);
});

test("an unchanged response is 304, and a change is in the first response after its call", async () => {
  const { next } = await changes("now");
  const path = `/changes?after=${next}`;
  const etag = (await get(path)).headers.get("etag") ?? "";
  expect((await get(path, { headers: { "if-none-match": etag } })).status).toBe(304);
  await write("POST", "/categories", category("Months"));
  expect((await get(path, { headers: { "if-none-match": etag } })).status).toBe(200);
});

test("a cursor of another history is 410, and one that no response returned is 400", async () => {
  const { next } = await changes("now");
  await server.database.pool.query("update change_set set at = at - interval '1 second'");
  server.contentCache.clear();
  const gone = await get(`/changes?after=${next}`);
  expect(gone.status).toBe(410);
  expect(errorBody.parse(await gone.json())).toMatchObject({
    code: "GONE",
    message: expect.stringContaining("Read everything again"),
  });
  expect((await get("/changes?after=nothing")).status).toBe(400);
  expect((await get("/changes?limit=501")).status).toBe(400);
});

test("every audited table is a kind in the activity and in the change feed", async () => {
  const { rows } = await server.database.pool.query<{ table: string }>(`
    select distinct t.tgrelid::regclass::text as table from pg_trigger t join pg_proc p on p.oid = t.tgfoid
    where p.proname = 'record_change'`);
  const tables = rows.map(({ table }) => table);
  // Neither files nor the order of tasks have a table.
  expect(new Set(recordKind.options)).toEqual(new Set([...tables, "file", "task_order"]));
  // The feed lists a change of a related phrase as one of its phrase, and a new order as a change of a task.
  const listed = new Set([...tables, "file"].filter((table) => table !== "related_phrase"));
  expect(new Set(changedRecord.shape.kind.options)).toEqual(listed);
});
