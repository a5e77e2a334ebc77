import { expect, test } from "vitest";
import { createImportService } from "../../src/modules/import/import.service.ts";
import type { ContentWriter } from "../../src/writes/content-writer.ts";
import { lockWaits } from "../support/lock-waits.ts";
import { openServices } from "../support/open-services.ts";
import { AUTHOR, refusal } from "../support/refusal.ts";

const open = openServices();

/** Imports CSV or JSON, and runs something else between its validation and the write. */
function importWhile(text: string, meanwhile: () => Promise<unknown>, { skipInvalid = false } = {}) {
  const run: ContentWriter["run"] = async (...write) => {
    await meanwhile();
    return open.writer.run(...write);
  };
  return createImportService({ db: open.database.pool, writer: { run } }).run(
    { kind: "translation", bytes: Buffer.from(text), format: text.startsWith("[") ? "json" : "csv" },
    {
      dryRun: false,
      skipInvalid,
      author: AUTHOR,
      authorize: async () => undefined,
      onProgress: () => undefined,
      signal: new AbortController().signal,
    },
  );
}

test("an import is rejected when one of its phrases is deleted meanwhile", async () => {
  const { id } = await open.services.phrase.create({ english: "Short lived", category_id: 1 }, AUTHOR);
  const refused = await refusal(
    importWhile("language,phrase,native_text\nthai,short-lived,x\n", () =>
      open.services.phrase.delete({ id }, AUTHOR),
    ),
  );
  expect(refused).toMatchObject({
    code: "CONFLICT",
    message: "A language or phrase of the file was just deleted. Import it again.",
  });
});

test("an import of the valid rows is made although a phrase is deleted meanwhile that only an invalid row names", async () => {
  const { id } = await open.services.phrase.create({ english: "Short lived", category_id: 1 }, AUTHOR);
  const tooLong = "x".repeat(1_000_000 / 4);
  const report = await importWhile(
    `language,phrase,native_text\nthai,short-lived,${tooLong}\nthai,hello,valid\n`,
    () => open.services.phrase.delete({ id }, AUTHOR),
    { skipInvalid: true },
  );
  expect(report).toMatchObject({ applied: true, counts: { update: 1, invalid: 1 } });
});

test("an import waits for a concurrent deletion of its language, is then rejected, and writes nothing", async () => {
  const { pool } = open.database;
  const texts = { name: "Brief", nativeName: "Brief", code: "xb", description: "Not for long." };
  const { id } = await open.services.language.create(texts, AUTHOR);
  const deleting = await pool.connect();
  await deleting.query("begin");
  await deleting.query("delete from language where id = $1", [id]);
  const file = "language,phrase,native_text\nthai,hello,x\nbrief,hello,x\n";
  const refused = refusal(importWhile(file, () => Promise.resolve()));
  await lockWaits(open.database, 1);
  await deleting.query("commit");
  deleting.release();
  expect(await refused).toMatchObject({
    code: "CONFLICT",
    message: "A language or phrase of the file was just deleted. Import it again.",
  });
  expect((await pool.query("select from translation where native_text = 'x'")).rows).toEqual([]);
});

test("an import writes nothing when one of its translations is deleted meanwhile and the file lacks its text", async () => {
  const { pool } = open.database;
  const report = await importWhile(
    `[{"language":"thai","phrase":"hello","native_text":"x"},{"language":"thai","phrase":"yes","romanization":"y"}]`,
    () => pool.query("delete from translation where phrase_id = (select id from phrase where slug = 'yes')"),
  );
  expect(report).toMatchObject({ applied: false, change_set_id: null, counts: { update: 1, invalid: 1 } });
  const { rows } = await pool.query("select from translation where native_text = 'x'");
  expect(rows).toEqual([]);
});
