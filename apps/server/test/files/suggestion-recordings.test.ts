import { buffer } from "node:stream/consumers";
import {
  SUGGESTION_RECORDING_BYTES,
  SUGGESTION_RECORDING_PATH,
} from "@saywhere/validators/suggestions/suggestion-limits";
import { pino } from "pino";
import { beforeEach, expect, test, vi } from "vitest";
import { StorageError } from "../../src/errors/storage-error.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { sampleOf } from "../support/sample-files.ts";
import { startFileServer } from "../support/start-file-server.ts";
import { startTestServer } from "../support/start-test-server.ts";

const lines: string[] = [];
const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
const server = forAllTests(() => startFileServer("folder", undefined, log));
beforeEach(async () => {
  await server.database.pool.query("truncate suggestion, suggestion_recording, rate_limit");
});

const SOUND = sampleOf("mp3");
const sendSound = (body: Buffer<ArrayBuffer> = SOUND) =>
  server.call("POST", SUGGESTION_RECORDING_PATH, { body });
const recordingSent = async (): Promise<string> => ((await (await sendSound()).json()) as { id: string }).id;
const suggest = (recording: string, suggested = "Use this recording.") =>
  server.call("POST", "/api/suggestions", {
    body: JSON.stringify({ translation_id: 1, field: "recording", suggested, seconds: 9, recording }),
    headers: { "content-type": "application/json" },
  });
const count = async (table: string): Promise<number> =>
  (await server.database.pool.query(`select count(*)::int as count from ${table}`)).rows[0].count;

/** Calls a procedure as an editor. */
async function ask(path: string, input: object, type: "query" | "mutation"): Promise<unknown> {
  const { cookie } = await server.signedIn("editor");
  const headers = { cookie, "content-type": "application/json" };
  const body = JSON.stringify(input);
  const response =
    type === "query"
      ? await server.call("GET", `/trpc/${path}?input=${encodeURIComponent(body)}`, { headers })
      : await server.call("POST", `/trpc/${path}`, { headers, body });
  const answer = (await response.json()) as {
    result?: { data: unknown };
    error?: { data: { code: string } };
  };
  return answer.result?.data ?? answer.error?.data.code;
}
const keyOf = (url: string) => /recordings\/[\w-]+\/suggestion-\d+\.mp3$/.exec(url)?.[0] ?? "";
/** Accepts a suggestion with or without its recording. */
const accept = (suggestion_id: number, audio_url: string | null = null) =>
  ask("suggestion.accept", { suggestion_id, native_text: "Hola", audio_url }, "mutation");
const open = async () =>
  ((await ask("suggestion.list", {}, "query")) as { items: { id: number; has_recording: boolean }[] }).items;

test("a visitor's recording is heard by an editor, becomes a file, and is deleted with the decision", async () => {
  expect((await suggest(await recordingSent())).status).toBe(200);
  const [sent] = await open();
  expect(sent?.has_recording).toBe(true);
  const id = sent?.id ?? 0;
  expect(await ask("suggestion.recording", { id }, "query")).toEqual({ mp3: SOUND.toString("base64") });
  const { url } = (await ask("suggestion.storeRecording", { id }, "mutation")) as { url: string };
  const stored = await server.stores.media.storage.get(keyOf(url));
  expect(stored && (await buffer(stored.body))).toEqual(SOUND);
  // An editor who closes the dialog and accepts it later.
  expect(await ask("suggestion.storeRecording", { id }, "mutation")).toEqual({ url });
  expect(await accept(id)).toEqual({ success: true });
  expect(await count("suggestion_recording")).toBe(0);
  expect(await ask("suggestion.recording", { id }, "query")).toBe("NOT_FOUND");
});

test.each(["accept", "refuse"])(
  "%s leaves no file of a recording behind, unless a translation uses it",
  async (decision) => {
    const { pool } = server.database;
    const decide = (id: number, audioUrl: string | null) =>
      decision === "accept" ? accept(id, audioUrl) : ask("suggestion.refuse", { id }, "mutation");
    for (const used of [false, true]) {
      await suggest(await recordingSent());
      const [sent] = await open();
      const id = sent?.id ?? 0;
      const { url } = (await ask("suggestion.storeRecording", { id }, "mutation")) as { url: string };
      if (used) await pool.query("update translation set audio_url = $1 where id = 1", [url]);
      expect(await decide(id, used ? url : null)).toEqual({ success: true });
      expect((await server.stores.media.storage.head(keyOf(url))) !== null).toBe(used);
    }
    await pool.query("update translation set audio_url = null where id = 1");
  },
);

test("a decision that fails to be committed keeps the file of the recording", async () => {
  const { pool } = server.database;
  await suggest(await recordingSent());
  const id = (await open())[0]?.id ?? 0;
  const { url } = (await ask("suggestion.storeRecording", { id }, "mutation")) as { url: string };
  await pool.query(`
    create function fail_commit() returns trigger language plpgsql as $$ begin raise 'no commit'; end $$;
    create constraint trigger fail_commit after update on suggestion deferrable initially deferred
      for each row execute function fail_commit()`);
  try {
    expect(await ask("suggestion.refuse", { id }, "mutation")).toBe("INTERNAL_SERVER_ERROR");
  } finally {
    await pool.query("drop function fail_commit cascade");
  }
  expect(await open()).toMatchObject([{ id, has_recording: true }]);
  expect(await server.stores.media.storage.head(keyOf(url))).not.toBeNull();
});

test("a decision succeeds although the storage cannot delete the file, which the log names", async () => {
  await suggest(await recordingSent());
  const id = (await open())[0]?.id ?? 0;
  const { url } = (await ask("suggestion.storeRecording", { id }, "mutation")) as { url: string };
  lines.length = 0;
  const failure = new StorageError("unreachable", "The storage is away");
  const deletion = vi.spyOn(server.stores.media.storage, "delete").mockRejectedValueOnce(failure);
  expect(await ask("suggestion.refuse", { id }, "mutation")).toEqual({ success: true });
  expect(deletion).toHaveBeenCalled();
  expect(await open()).toEqual([]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 40, key: keyOf(url), msg: expect.stringContaining("could not be deleted") },
  ]);
});

test("two recordings of the same suggestion are two suggestions", async () => {
  await suggest(await recordingSent());
  await suggest(await recordingSent());
  expect(await open()).toHaveLength(2);
});

test("a suggestion that is sent again with its recording, because the response was lost, is stored once", async () => {
  const recording = await recordingSent();
  for (let time = 0; time < 2; time++) expect((await suggest(recording)).status).toBe(200);
  expect(await open()).toMatchObject([{ has_recording: true }]);
  await ask("suggestion.refuse", { id: (await open())[0]?.id ?? 0 }, "mutation");
  expect((await suggest(recording)).status).toBe(400);
});

test("a suggestion with a recording that is used or unknown is not stored, and says so", async () => {
  const recording = await recordingSent();
  await suggest(recording);
  for (const wrong of [recording, crypto.randomUUID()]) {
    const refused = await suggest(wrong, "Another text");
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      issues: [{ path: ["recording"], message: expect.stringMatching(/^The recording is no longer there/) }],
    });
  }
  expect(await count("suggestion")).toBe(1);
});

test("only MP3 files up to the limit are taken, whatever the request calls them", async () => {
  const answers = [
    await sendSound(sampleOf("png")),
    await sendSound(Buffer.alloc(0)),
    await sendSound(Buffer.concat([SOUND, Buffer.alloc(SUGGESTION_RECORDING_BYTES)])),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 413]);
  expect(await count("suggestion_recording")).toBe(0);
});

test("a page of another site cannot send a recording", async () => {
  const headers = { origin: "https://elsewhere.example" };
  expect((await server.call("POST", SUGGESTION_RECORDING_PATH, { body: SOUND, headers })).status).toBe(403);
});

test("the twenty-first recording of an address within an hour is 429", async () => {
  // A server of its own, which remembers that the address is blocked.
  const busy = await startTestServer({ databaseUrl: server.databaseUrl });
  const send = () => fetch(busy.url + SUGGESTION_RECORDING_PATH, { method: "POST", body: SOUND });
  for (let number = 0; number < 20; number++) expect((await send()).status).toBe(201);
  expect((await send()).status).toBe(429);
  await busy.close();
});

test("recordings whose suggestion never came are deleted after an hour, and a hundred at most wait for one", async () => {
  const fill = (number: number, age: string) =>
    server.database.pool.query(
      `insert into suggestion_recording (content, created_at)
       select 'x', now() - $2::interval from generate_series(1, $1::int)`,
      [number, age],
    );
  await fill(100, "61 minutes");
  expect((await sendSound()).status).toBe(201);
  expect(await count("suggestion_recording")).toBe(1);
  await fill(1, "61 minutes");
  expect((await suggest(await recordingSent())).status).toBe(200);
  expect(await count("suggestion_recording")).toBe(2);
  await fill(99, "1 minute");
  expect((await sendSound()).status).toBe(429);
});
