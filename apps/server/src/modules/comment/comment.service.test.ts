import type { Role } from "@saywhere/validators/accounts/account";
import { commentInput, MAX_COMMENTS } from "@saywhere/validators/comments/comment";
import { translationPageInput } from "@saywhere/validators/content/translation";
import { beforeEach, expect, test } from "vitest";
import { actorWith, openServices } from "../../../test/support/open-services.ts";
import { AUTHOR, refusal } from "../../../test/support/refusal.ts";
import type { SignedInActor } from "../../auth/require-role.ts";

const open = openServices();
/** "Hello" in Spanish, unless a test chooses another. */
let translationId: number;
let ada: SignedInActor;
let grace: SignedInActor;
let alan: SignedInActor;

async function addPerson(name: string, role: Role): Promise<SignedInActor> {
  const { rows } = await open.database.pool.query<{ id: number }>(
    "insert into person (email, name, role) values ($1, $2, $3) returning id",
    [`${name.toLowerCase().replace(" ", ".")}@example.org`, name, role],
  );
  const actor = actorWith(role);
  return { ...actor, me: { ...actor.me, id: rows[0]?.id ?? 0, name }, sessionId: 1 };
}

async function inSpanish(phrase: string): Promise<number> {
  const { rows } = await open.database.pool.query<{ id: number }>(
    `select t.id from translation t join phrase p on p.id = t.phrase_id join language l on l.id = t.language_id
     where p.slug = $1 and l.slug = 'spanish'`,
    [phrase],
  );
  return rows[0]?.id ?? 0;
}

beforeEach(async () => {
  await open.database.pool.query("truncate comment, comment_mention; delete from person");
  translationId = await inSpanish("hello");
  ada = await addPerson("Ada Lovelace", "administrator");
  grace = await addPerson("Grace Hopper", "editor");
  alan = await addPerson("Alan Turing", "editor");
});

const add = (text: string, by = grace, mentions: SignedInActor[] = []) =>
  open.services.comment.add(
    commentInput.parse({ translation_id: translationId, text, mentions: mentions.map(({ me }) => me.id) }),
    by,
  );
const list = (as = grace) => open.services.comment.list(translationId, as);
const first = async () => (await list())[0]?.id ?? 0;
const openCount = async () => (await open.services.translation.row(translationId)).open_comments;
const withComments = () => open.services.translation.page(translationPageInput.parse({ show: "comments" }));

test("stores a comment as plain text, and lists comments in the order in which they were written", async () => {
  await add("  Is <b>¡Hola!</b> better?  ");
  await add("Yes", ada);
  expect(await list()).toMatchObject([
    {
      author: { id: grace.me.id, name: "Grace Hopper" },
      text: "Is <b>¡Hola!</b> better?",
      mentions: [],
      edited_at: null,
      resolved_at: null,
      resolved_by: null,
      unread: false,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    },
    { author: { name: "Ada Lovelace" }, text: "Yes" },
  ]);
});

test("rejects an empty and a long comment, and one on an unknown translation", async () => {
  const parse = (text: string) =>
    commentInput.safeParse({ translation_id: translationId, text, mentions: [] }).success;
  expect([parse(" "), parse("x".repeat(2_000)), parse("x".repeat(2_001))]).toEqual([false, true, false]);
  const unknown = { translation_id: 2_000_000_000, text: "Hello", mentions: [] };
  expect(await refusal(open.services.comment.add(unknown, grace))).toMatchObject({ code: "NOT_FOUND" });
});

test("rejects a comment on a translation that has the maximum number of them", async () => {
  await open.database.pool.query(
    "insert into comment (translation_id, author_id, text) select $1, $2, 'Again' from generate_series(1, $3)",
    [translationId, grace.me.id, MAX_COMMENTS],
  );
  expect(await refusal(add("One more"))).toMatchObject({ code: "CONFLICT" });
  expect(await list()).toHaveLength(MAX_COMMENTS);
});

test("shows a mention to the person until it is read, and to nobody else", async () => {
  await add("Look at this, @Ada Lovelace", grace, [ada]);
  expect(await open.services.comment.mentions(ada.me.id)).toMatchObject({
    total: 1,
    items: [
      {
        author: "Grace Hopper",
        text: "Look at this, @Ada Lovelace",
        translation_id: translationId,
        phrase: { slug: "hello" },
        language: { slug: "spanish" },
      },
    ],
  });
  expect((await open.services.comment.mentions(alan.me.id)).total).toBe(0);
  expect(await list(ada)).toMatchObject([{ unread: true, mentions: [{ name: "Ada Lovelace" }] }]);
  expect(await list(alan)).toMatchObject([{ unread: false }]);
  await open.services.comment.markRead(translationId, alan);
  expect((await open.services.comment.mentions(ada.me.id)).total).toBe(1);
  await open.services.comment.markRead(translationId, ada);
  expect((await open.services.comment.mentions(ada.me.id)).total).toBe(0);
  expect(await list(ada)).toMatchObject([{ unread: false }]);
});

test("mentions only people whose name is in the text and who can sign in, and never the author", async () => {
  await open.database.pool.query("update person set deactivated_at = now() where id = $1", [alan.me.id]);
  await add("@Alan Turing @Grace Hopper @Nobody, not Ada", grace, [ada, grace, alan]);
  expect(await list()).toMatchObject([{ mentions: [] }]);
});

test("lists unread mentions of open comments only", async () => {
  await add("@Ada Lovelace?", grace, [ada]);
  await open.services.comment.resolve(await first(), true, alan);
  expect((await open.services.comment.mentions(ada.me.id)).total).toBe(0);
});

test("lets people edit only their own comments, and notifies only those who are mentioned newly", async () => {
  await add("@Ada Lovelace look", grace, [ada]);
  await open.services.comment.markRead(translationId, ada);
  const edit = (by: SignedInActor, text: string, mentions: SignedInActor[]) =>
    first().then((id) =>
      open.services.comment.edit({ id, text, mentions: mentions.map(({ me }) => me.id) }, by),
    );
  expect(await refusal(edit(ada, "Mine", []))).toMatchObject({ code: "FORBIDDEN" });
  await edit(grace, "@Ada Lovelace and @Alan Turing look", [ada, alan]);
  expect(await list()).toMatchObject([
    { text: "@Ada Lovelace and @Alan Turing look", edited_at: expect.any(String) },
  ]);
  expect((await open.services.comment.mentions(ada.me.id)).total).toBe(0);
  expect((await open.services.comment.mentions(alan.me.id)).total).toBe(1);
  await edit(grace, "Never mind", [ada, alan]);
  expect((await open.services.comment.mentions(alan.me.id)).total).toBe(0);
  const gone = { id: 2_000_000_000, text: "Hello", mentions: [] };
  expect(await refusal(open.services.comment.edit(gone, grace))).toMatchObject({ code: "NOT_FOUND" });
});

test("keeps a mention when a comment is edited after the mentioned person was deactivated", async () => {
  await add("@Ada Lovelace look", grace, [ada]);
  await open.database.pool.query("update person set deactivated_at = now() where id = $1", [ada.me.id]);
  const edited = { id: await first(), text: "@Ada Lovelace looked", mentions: [ada.me.id] };
  await open.services.comment.edit(edited, grace);
  expect(await list()).toMatchObject([{ mentions: [{ name: "Ada Lovelace" }] }]);
});

test("lets people delete their own comments, and administrators any", async () => {
  await add("One");
  const id = await first();
  expect(await refusal(open.services.comment.delete(id, alan))).toMatchObject({ code: "FORBIDDEN" });
  await open.services.comment.delete(id, ada);
  expect(await refusal(open.services.comment.delete(id, grace))).toMatchObject({ code: "NOT_FOUND" });
  await add("Two");
  await open.services.comment.delete(await first(), grace);
  expect(await list()).toEqual([]);
});

test("resolves and reopens a comment, and counts the open ones of each translation", async () => {
  expect([await openCount(), (await withComments()).total]).toEqual([0, 0]);
  await add("One");
  await add("Two");
  expect([await openCount(), (await withComments()).total]).toEqual([2, 1]);
  const id = await first();
  await open.services.comment.resolve(id, true, ada);
  await open.services.comment.resolve(id, true, alan);
  expect(await list()).toMatchObject([{ resolved_by: "Ada Lovelace", resolved_at: expect.any(String) }, {}]);
  expect(await openCount()).toBe(1);
  await open.services.comment.resolve(id, false, alan);
  expect(await list()).toMatchObject([{ resolved_by: null, resolved_at: null }, {}]);
  expect(await openCount()).toBe(2);
  expect(await refusal(open.services.comment.resolve(2_000_000_000, true, ada))).toMatchObject({
    code: "NOT_FOUND",
  });
});

test("deletes the comments of a deleted translation, and its mentions", async () => {
  translationId = await inSpanish("goodbye");
  await add("@Ada Lovelace?", grace, [ada]);
  await open.services.translation.delete({ id: translationId }, AUTHOR);
  const { rows } = await open.database.pool.query(
    "select (select count(*)::int from comment) as comments, (select count(*)::int from comment_mention) as mentions",
  );
  expect(rows).toEqual([{ comments: 0, mentions: 0 }]);
});
