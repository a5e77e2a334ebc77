import { suggestionInput, suggestionPageInput } from "@saywhere/validators/suggestions/suggestion";
import { beforeEach, expect, test } from "vitest";
import { lockWaits } from "../../../test/support/lock-waits.ts";
import { openServices } from "../../../test/support/open-services.ts";
import { AUTHOR, refusal } from "../../../test/support/refusal.ts";
import { ANONYMOUS } from "../../auth/actor.ts";

const open = openServices();
const BERTA = { ...AUTHOR, name: "Berta" };
let hosts = 0;
let suggestionId: number;
/** The translation as it is before the decision. */
let before: Awaited<ReturnType<typeof stored>>;

const stored = () => open.services.translation.get(1);
const status = async () =>
  (await open.database.pool.query("select status from suggestion where id = $1", [suggestionId])).rows[0]
    ?.status;
const accept = (change: { version?: number; needs_review?: boolean } = {}) =>
  open.services.suggestion.accept(
    { suggestion_id: suggestionId, native_text: "¡Hola!", thanks_to: "Ada", ...change },
    AUTHOR,
  );

beforeEach(async () => {
  const { suggestion } = open.services;
  await open.database.pool.query("truncate suggestion, suggestion_recording, rate_limit");
  await open.services.translation.update({ id: 1, native_text: `Hola ${++hosts}` }, AUTHOR);
  const input = { translation_id: 1, field: "native_text", suggested: "¡Hola!", seconds: 30 };
  await suggestion.create(suggestionInput.parse(input), { ...ANONYMOUS, ipAddress: `10.0.0.${hosts}` });
  suggestionId = (await suggestion.list(suggestionPageInput.parse({}))).items[0]?.id ?? 0;
  before = await stored();
});

test("accepting a suggestion saves its translation with the texts of the editor", async () => {
  await accept({ version: before.version });
  expect(await stored()).toMatchObject({ native_text: "¡Hola!", thanks_to: "Ada" });
  expect(await status()).toBe("accepted");
});

test("a suggestion stays open when its translation cannot be saved over a newer version", async () => {
  await open.services.translation.update({ id: 1, native_text: "Buenas" }, BERTA);
  const error = await refusal(accept({ version: before.version }));
  expect(error).toMatchObject({ code: "CONFLICT", conflict: { reason: "stale", saved_by: "Berta" } });
  expect(await status()).toBe("open");
});

test("a translation is not saved when the decision cannot be committed", async () => {
  const { pool } = open.database;
  await pool.query(`
    create function fail_commit() returns trigger language plpgsql as $$ begin raise 'no commit'; end $$;
    create constraint trigger fail_commit after update on suggestion deferrable initially deferred
      for each row execute function fail_commit()`);
  try {
    await expect(accept()).rejects.toThrow("no commit");
  } finally {
    await pool.query("drop function fail_commit cascade");
  }
  expect(await status()).toBe("open");
  expect(await stored()).toEqual(before);
});

test("a translation is not saved when another editor has refused the suggestion", async () => {
  await open.services.suggestion.refuse({ id: suggestionId }, BERTA);
  const error = await refusal(accept());
  expect(error.message).toBe("Berta has refused this suggestion already.");
  expect(error).toMatchObject({ code: "CONFLICT", conflict: { reason: "decided" } });
  expect(await stored()).toEqual(before);
});

test("a translation is not saved when another editor refuses the suggestion meanwhile", async () => {
  const other = await open.database.pool.connect();
  await other.query("begin");
  await other.query(
    "update suggestion set status = 'refused', decided_by = 'Berta', decided_at = now() where id = $1",
    [suggestionId],
  );
  const refused = refusal(accept());
  await lockWaits(open.database, 1);
  await other.query("commit");
  other.release();
  expect((await refused).message).toBe("Berta has refused this suggestion already.");
  expect(await stored()).toEqual(before);
});
