import { importError, importReport } from "@saywhere/validators/content/import";
import { beforeAll, expect, test } from "vitest";
import { type ContentFiles, contentFiles } from "../support/content-files.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { startTestServer } from "../support/start-test-server.ts";

const HEADER = "language,phrase,native_text,usage_notes\n";

const open = forAllTests(() => startTestServer());
let files: ContentFiles;
beforeAll(async () => {
  files = await contentFiles(open);
});

/** Imports a file as a program does that accepts any response. */
function send(body: string, { dryRun = false, accept = "*/*" } = {}): Promise<Response> {
  return fetch(`${files.url}/import?format=csv&dry_run=${dryRun}`, {
    method: "POST",
    headers: { ...files.headers, accept, "content-type": "text/csv" },
    body,
  });
}

async function saved(): Promise<unknown> {
  const { rows } = await open.database.pool.query(
    `select t.native_text, t.usage_notes from translation t join language l on l.id = t.language_id
     join phrase p on p.id = t.phrase_id where l.slug = 'thai' and p.slug = 'hello'`,
  );
  return rows[0];
}

test("an import responds with its report as JSON", async () => {
  const response = await send(`${HEADER}thai,hello,สวัสดี,Said at any time.\n`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  const report = importReport.strict().parse(await response.json());
  expect(report).toMatchObject({ applied: true, counts: { update: 1 } });
  expect(await saved()).toEqual({ native_text: "สวัสดี", usage_notes: "Said at any time." });
});

test("an import with an invalid row responds 422 with the rows, and writes nothing", async () => {
  const before = await saved();
  const file = `${HEADER}thai,hello,x,y\nthai,klingon,x,\n`;
  const response = await send(file);
  expect(response.status).toBe(422);
  expect(response.headers.get("cache-control")).toBe("no-store");
  const { message, code, report } = importError.strict().parse(await response.json());
  expect([message, code]).toEqual(["A row has errors, so nothing was imported", "UNPROCESSABLE_CONTENT"]);
  expect(report).toMatchObject({ applied: false, counts: { update: 1, invalid: 1 } });
  expect(report.rows[0]).toMatchObject({
    line: 3,
    outcome: "invalid",
    problems: [{ field: "phrase", message: "There is no phrase “klingon”" }],
  });
  const dry = await send(file, { dryRun: true });
  expect([dry.status, await dry.json()]).toEqual([200, report]);
  expect(await saved()).toEqual(before);
});

test("an import of a file that cannot be read responds 400 and states the reason", async () => {
  const response = await send("language,phrase,native_txt\nthai,hello,x\n");
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { message: expect.stringContaining("There is no column “native_txt”"), code: "BAD_REQUEST" },
  ]);
});

test("an import responds with its progress, a line for each step, only to a client that accepts that", async () => {
  const file = `${HEADER}thai,klingon,x,\n`;
  const response = await send(file, { accept: "application/json;q=0.5, application/x-ndjson" });
  expect([response.status, response.headers.get("content-type")]).toEqual([
    200,
    "application/x-ndjson; charset=utf-8",
  ]);
  const lines = (await response.text()).trim().split("\n");
  expect(JSON.parse(lines.at(0) ?? "")).toMatchObject({ type: "progress" });
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({
    type: "report",
    report: { applied: false, counts: { invalid: 1 } },
  });
});

test.each(["application/json, application/x-ndjson;q=0.1", "application/x-ndjson;q=0, application/json"])(
  "an invalid import responds 422 to a client that prefers JSON: %s",
  async (accept) => {
    const response = await send(`${HEADER}thai,klingon,x,\n`, { accept });
    expect([response.status, response.headers.get("content-type")]).toEqual([
      422,
      "application/problem+json; charset=utf-8",
    ]);
    await response.body?.cancel();
  },
);

test("a CSV file without a column leaves its field unchanged, also the native text", async () => {
  await send(`${HEADER}thai,hello,สวัสดี,Said at any time.\n`);
  const response = await send("language,phrase,usage_notes\nthai,hello,Said all day.\n");
  expect(await response.json()).toMatchObject({ applied: true, counts: { update: 1 } });
  expect(await saved()).toEqual({ native_text: "สวัสดี", usage_notes: "Said all day." });
  expect((await send("language,phrase,native_text\nthai,hello,หวัดดี\n")).status).toBe(200);
  expect(await saved()).toEqual({ native_text: "หวัดดี", usage_notes: "Said all day." });
});
