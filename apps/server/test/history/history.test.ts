import { Phrase } from "@saywhere/db/entities/phrase.entity";
import { history } from "@saywhere/validators/history/activity";
import { expect, test } from "vitest";
import { openServices } from "../support/open-services.ts";
import { type Content, contentOf, EDITOR, remove, save } from "../support/saved-content.ts";

const open = openServices();

test("the history of a phrase includes its references, and any of its states can be restored", async () => {
  const { id } = await open.database.orm.em.fork().findOneOrFail(Phrase, { slug: "thank-you" });
  const seeded = await contentOf(open);
  const historyOf = async () =>
    history.parse(await open.services.activity.history({ kind: "phrase", record_id: id }, EDITOR));
  expect(await historyOf()).toEqual({ label: "Thank you", exists: true, entries: [] });
  await save(open, (em) => em.nativeUpdate(Phrase, { id }, { english: "Thanks" }));
  await save(open, (em) =>
    em.execute(
      "delete from related_phrase where phrase_id = ? and position = (select min(position) from related_phrase where phrase_id = ?)",
      [id, id],
    ),
  );
  const told = await historyOf();
  expect(told.label).toBe("Thanks");
  expect(
    told.entries.map(({ action, current, fields }) => [action, current, fields.map(({ field }) => field)]),
  ).toEqual([
    ["update", true, ["related_phrases"]],
    ["update", false, ["english"]],
  ]);
  const [related] = told.entries[0]?.fields ?? [];
  const [before, after] = [related?.before, related?.after] as string[][];
  expect(before?.slice(1)).toEqual(after);
  await open.services.activity.restore(
    { change_id: told.entries[1]?.change_id ?? "", state: "before" },
    EDITOR,
  );
  const restored = await contentOf(open);
  const withoutIds = ({ related_phrase, ...rest }: Content) => ({
    ...rest,
    related_phrase: related_phrase.map(({ id: _id, ...relation }) => JSON.stringify(relation)).sort(),
  });
  expect(withoutIds(restored)).toEqual(withoutIds(seeded));
  expect((await historyOf()).entries[0]).toMatchObject({ reason: "restore", current: true });
});

test("a deleted record can be restored from its history, which shows its name", async () => {
  const before = await contentOf(open);
  const { id } = await open.database.orm.em.fork().findOneOrFail(Phrase, { slug: "excuse-me" });
  await remove(open, Phrase, "excuse-me");
  const gone = await open.services.activity.history({ kind: "phrase", record_id: id }, EDITOR);
  expect(gone).toMatchObject({ exists: false, label: expect.stringMatching(/^Excuse me/) });
  const change_id = gone.entries[0]?.change_id ?? "";
  await expect(open.services.activity.restore({ change_id, state: "after" }, EDITOR)).rejects.toMatchObject({
    code: "BAD_REQUEST",
  });
  await open.services.activity.restore({ change_id, state: "before" }, EDITOR);
  expect(await contentOf(open)).toEqual(before);
});

test("the history of a phrase with more than 1,000 changes omits a save that it would list only in part", async () => {
  const { phrase, activity } = open.services;
  const { id } = await open.database.orm.em.fork().findOneOrFail(Phrase, { slug: "hello" });
  const { english, category_id, related_phrases } = await phrase.adminGet(id);
  const related_phrase_ids = related_phrases.slice(1).map((related) => related.id);
  await phrase.update({ id, english, category_id, related_phrase_ids }, EDITOR.author);
  const historyOf = () => activity.history({ kind: "phrase", record_id: id }, EDITOR);
  const [oldest] = (await historyOf()).entries;
  expect(oldest?.fields[0]?.before).toHaveLength(related_phrases.length);
  // With SQL, because each save by the services adds only one change.
  await open.database.pool.query(`do $$ begin
    for number in 1..1000 loop update phrase set english = 'Hello ' || number where id = ${id}; end loop;
  end $$`);
  expect((await historyOf()).entries).toHaveLength(1);
  const change_id = oldest?.change_id ?? "";
  await expect(activity.restore({ change_id, state: "before" }, EDITOR)).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});
