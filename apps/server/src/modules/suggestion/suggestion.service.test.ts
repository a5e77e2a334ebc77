import {
  type SuggestionInput,
  suggestionInput,
  suggestionPageInput,
} from "@saywhere/validators/suggestions/suggestion";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { lockWaits } from "../../../test/support/lock-waits.ts";
import { openServices } from "../../../test/support/open-services.ts";
import { AUTHOR, refusal } from "../../../test/support/refusal.ts";
import { ANONYMOUS } from "../../auth/actor.ts";

const open = openServices();
/** "Hello" in Spanish. */
let translationId: number;

beforeEach(async () => {
  await open.database.pool.query("truncate suggestion, suggestion_recording, rate_limit");
  const { rows } = await open.database.pool.query<{ id: number }>(`
    select t.id from translation t join phrase p on p.id = t.phrase_id join language l on l.id = t.language_id
    where p.slug = 'hello' and l.slug = 'spanish'`);
  translationId = rows[0]?.id ?? 0;
});

/** Sends a suggestion, each from an address of its own unless one is given. */
let lastAddress = 0;
const send = (
  given: Partial<SuggestionInput> = {},
  address = `10.0.${++lastAddress >> 8}.${lastAddress & 255}`,
) =>
  open.services.suggestion.create(
    suggestionInput.parse({
      translation_id: translationId,
      field: "native_text",
      suggested: "¡Hola!",
      seconds: 30,
      ...given,
    }),
    { ...ANONYMOUS, ipAddress: address },
  );
const accepted = (suggestion_id = 0) => ({ suggestion_id, native_text: "¡Hola!" });
const list = (asked: object = {}) => open.services.suggestion.list(suggestionPageInput.parse(asked));
const count = async (where = "true") =>
  (await open.database.pool.query(`select count(*)::int as count from suggestion where ${where}`)).rows[0]
    .count;

test("stores a suggestion with what was shown, and lists it with what is shown now", async () => {
  await send({ why: "It is an exclamation", name: " Ada ", email: "ada@example.org" });
  const { version } = await open.services.translation.get(translationId);
  const update = { id: translationId, native_text: "Hola, hola", version };
  await open.services.translation.update(update, AUTHOR);
  expect(await list()).toMatchObject({
    total: 1,
    items: [
      {
        translation_id: translationId,
        phrase: { slug: "hello", english: "Hello" },
        language: { slug: "spanish", code: "es", direction: "ltr" },
        field: "native_text",
        shown: "Hola",
        current: "Hola, hola",
        suggested: "¡Hola!",
        why: "It is an exclamation",
        name: "Ada",
        email: "ada@example.org",
        status: "open",
        reason: null,
        decided_by: null,
        decided_at: null,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        doubles: [],
      },
    ],
  });
});

test("stores no address of the visitor", async () => {
  await send({}, "203.0.113.77");
  const { rows } = await open.database.pool.query(
    "select (select json_agg(s) from suggestion s)::text || (select json_agg(r) from rate_limit r)::text as stored",
  );
  expect(rows[0].stored).toContain("¡Hola!");
  expect(rows[0].stored).not.toContain("203.0.113.77");
});

test("stores a suggestion that was sent twice once, as long as it is open, and again if it asks for thanks", async () => {
  await send({ email: "ada@example.org" });
  await send({ email: "ada@example.org" });
  expect(await count()).toBe(1);
  await send({ email: "berta@example.org" });
  expect(await count()).toBe(2);
  for (let times = 0; times < 2; times++) await send({ email: "ada@example.org", name: "Ada", thank: true });
  expect(await count()).toBe(3);
});

test("lists open suggestions of the same text as one, with who else sent it and why", async () => {
  await send({ name: "Ada" });
  await send({ suggested: "Buenas" });
  const double = { suggested: "¡hola", name: "Berta", email: "b@example.org", why: "My teacher says so" };
  await send(double);
  await send({ suggested: "¡Holá!" });
  await send({ field: "romanization" });
  const { items, total } = await list();
  expect(total).toBe(4);
  expect(items).toMatchObject([
    {
      name: "Ada",
      doubles: [{ ...double, created_at: expect.stringMatching(/Z$/) }],
    },
    { suggested: "Buenas", doubles: [] },
    { suggested: "¡Holá!", doubles: [] },
    { field: "romanization", doubles: [] },
  ]);
  await open.services.suggestion.refuse({ id: items[0]?.id ?? 0 }, AUTHOR);
  expect((await list({ status: "refused" })).items).toMatchObject([
    { name: "Berta", doubles: [] },
    { name: "Ada", doubles: [] },
  ]);
});

test("a decision applies to open suggestions of the same text, and is made once", async () => {
  await send({ email: "ada@example.org" });
  await send({ email: "berta@example.org" });
  await send({ suggested: "¡Buenas!" });
  const [first] = (await list()).items;
  await open.services.suggestion.refuse({ id: first?.id ?? 0, reason: "It is said both ways" }, AUTHOR);
  expect((await list()).items.map(({ suggested }) => suggested)).toEqual(["¡Buenas!"]);
  expect((await list({ status: "refused" })).items).toMatchObject([
    { email: "berta@example.org", reason: "It is said both ways", decided_by: "Ada" },
    { email: "ada@example.org", reason: "It is said both ways", decided_by: "Ada" },
  ]);
  const again = await refusal(
    open.services.suggestion.accept(accepted(first?.id), { ...AUTHOR, name: "Berta" }),
  );
  expect(again).toMatchObject({ code: "CONFLICT", message: "Ada has refused this suggestion already." });
  expect((await refusal(open.services.suggestion.accept(accepted(2_000_000_000), AUTHOR))).code).toBe(
    "NOT_FOUND",
  );
});

test("two editors who decide at once make one decision", async () => {
  await send();
  const [only] = (await list()).items;
  const id = only?.id ?? 0;
  const holder = await open.database.pool.connect();
  onTestFinished(() => holder.release(true));
  await holder.query("begin; select from suggestion for update");
  const decisions = Promise.allSettled([
    open.services.suggestion.accept(accepted(id), AUTHOR),
    open.services.suggestion.refuse({ id }, AUTHOR),
  ]);
  await lockWaits(open.database, 2);
  await holder.query("commit");
  const outcomes = await decisions;
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("limits the suggestions of an address, and of a network of IPv6 addresses", async () => {
  for (let number = 0; number < 10; number++) await send({ suggested: `Hola ${number}` }, "203.0.113.9");
  const error = await refusal(send({ suggested: "One more" }, "203.0.113.9"));
  expect(error.code).toBe("TOO_MANY_REQUESTS");
  expect(error.retryAfter).toBeGreaterThan(0);
  await send({ suggested: "From elsewhere" }, "203.0.113.10");
  for (let number = 0; number < 9; number++)
    await send({ suggested: `Hey ${number}` }, `2001:db8::${number}`);
  expect(await count()).toBe(20);
});

test("takes 20 open suggestions of a translation and 1,000 in all", async () => {
  const fill = (number: number, translation: number) =>
    open.database.pool.query(
      `insert into suggestion (translation_id, field, shown, suggested)
       select $2, 'other', '', 'text ' || n from generate_series(1, $1::int) n`,
      [number, translation],
    );
  await fill(19, translationId);
  await send();
  const full = await refusal(send({ suggested: "One more" }));
  expect(full.code).toBe("TOO_MANY_REQUESTS");
  expect(full.message).toBe(
    "Many suggestions are waiting for an editor already. Please try again another day.",
  );
  const { rows } = await open.database.pool.query<{ id: number }>(
    "select min(id) as id from translation where id <> $1",
    [translationId],
  );
  await send({ translation_id: rows[0]?.id ?? 0 });
  await fill(979, rows[0]?.id ?? 0);
  const { rows: last } = await open.database.pool.query<{ id: number }>(
    "select max(id) as id from translation",
  );
  expect((await refusal(send({ translation_id: last[0]?.id ?? 0 }))).code).toBe("TOO_MANY_REQUESTS");
  expect(await count()).toBe(1_000);
});

test("rejects a suggestion for a translation that does not exist", async () => {
  const error = await refusal(send({ translation_id: 2_000_000_000 }));
  expect(error.code).toBe("BAD_REQUEST");
  expect(error.issues).toEqual([{ path: ["translation_id"], message: "This phrase no longer exists" }]);
});

test("deleting a translation deletes the suggestions for it", async () => {
  const { rows } = await open.database.pool.query<{ id: number }>("select max(id) as id from translation");
  const id = rows[0]?.id ?? 0;
  await send({ translation_id: id });
  await open.services.translation.delete({ id }, AUTHOR);
  expect(await count()).toBe(0);
});

test("takes no suggestions while the setting is off", async () => {
  const { version, ...settings } = await open.services.settings.stored();
  const saved = await open.services.settings.update({ ...settings, suggestions: "off", version }, AUTHOR);
  const error = await refusal(send());
  expect(error.code).toBe("FORBIDDEN");
  expect(error.message).toBe("This site is not accepting suggestions right now.");
  expect(await count()).toBe(0);
  await open.services.settings.update({ ...saved, suggestions: "on" }, AUTHOR);
  await send();
  expect(await count()).toBe(1);
});

test("pages through the open suggestions, the oldest first", async () => {
  await open.database.pool.query(
    `insert into suggestion (translation_id, field, shown, suggested)
     select $1, 'other', '', 'text ' || n from generate_series(1, 30) n`,
    [translationId],
  );
  const first = await list();
  expect(first).toMatchObject({ total: 30, offset: 0, previous: null });
  expect(first.items).toHaveLength(25);
  expect(first.items[0]?.suggested).toBe("text 1");
  const second = await list({ after: first.next });
  expect(second.items.map(({ suggested }) => suggested)).toEqual(
    [26, 27, 28, 29, 30].map((n) => `text ${n}`),
  );
  expect((await refusal(list({ status: "refused", after: first.next }))).code).toBe("BAD_REQUEST");
});
