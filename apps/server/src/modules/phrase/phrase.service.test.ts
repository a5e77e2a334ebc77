import { describe, expect, test } from "vitest";
import { lockWaits } from "../../../test/support/lock-waits.ts";
import { actorWith, openServices } from "../../../test/support/open-services.ts";
import { AUTHOR, refusal } from "../../../test/support/refusal.ts";

const set = openServices();
const phrases = () => set.services.phrase;

const idOf = async (slug: string) => {
  const found = (await phrases().listPhrases()).find((phrase) => phrase.slug === slug);
  if (!found) throw new Error(`No phrase has the slug ${slug}`);
  return found.id;
};
const read = async (slug: string) => phrases().adminGet(await idOf(slug));

describe("adding a phrase", () => {
  test("generates the slug of a phrase without translations, and adds it at the end", async () => {
    const { category_id, category_name } = await read("hello");
    const made = await phrases().create({ english: "Where is Anna's hat?", category_id }, AUTHOR);
    expect(made).toMatchObject({
      slug: "where-is-annas-hat",
      category_name,
      popular_rank: null,
      translation_count: 0,
      related_phrases: [],
    });
    expect((await phrases().listPhrases()).at(-1)?.id).toBe(made.id);
  });

  test("adds a phrase with its related phrases, each once, in their order", async () => {
    const { id, category_id } = await read("hello");
    const goodbye = await idOf("goodbye");
    const related_phrase_ids = [goodbye, id, goodbye];
    const made = await phrases().create({ english: "Hi again", category_id, related_phrase_ids }, AUTHOR);
    expect(made.related_phrases.map((phrase) => phrase.id)).toEqual([goodbye, id]);
  });

  test.each([
    [{ category_id: 999_999 }, "category_id"],
    [{ english: "…" }, "english"],
    [{ related_phrase_ids: [999_999] }, "related_phrase_ids"],
    [{ english: "a".repeat(400) }, "slug"],
  ])("rejects %j with an error at its field", async (wrong, field) => {
    const { category_id } = await read("hello");
    const error = await refusal(phrases().create({ english: "Good", category_id, ...wrong }, AUTHOR));
    expect(error.code).toBe("BAD_REQUEST");
    expect(error.issues?.[0]?.path[0]).toBe(field);
  });

  test("rejects a slug that another phrase uses", async () => {
    const { category_id } = await read("hello");
    const error = await refusal(phrases().create({ english: "Hello!", category_id }, AUTHOR));
    expect(error.conflict).toMatchObject({ reason: "duplicate", field: "slug", suggestion: "hello-2" });
  });
});

describe("changing a phrase", () => {
  test("replaces the related phrases in their order, and leaves them unchanged when they are omitted", async () => {
    const { id, english, category_id, related_phrases } = await read("thank-you");
    const [first, ...others] = related_phrases.map((phrase) => phrase.id).toReversed();
    const related = [await idOf("goodbye"), ...others];
    const changed = await phrases().update({ id, english, category_id, related_phrase_ids: related }, AUTHOR);
    expect(changed.related_phrases.map((phrase) => phrase.id)).toEqual(related);
    expect(related).not.toContain(first);
    const kept = await phrases().update({ id, english: "Thanks", category_id }, AUTHOR);
    expect(kept).toMatchObject({ slug: "thanks", related_phrases: changed.related_phrases });
    expect((await phrases().update({ ...kept, related_phrase_ids: [] }, AUTHOR)).related_phrases).toEqual([]);
  });

  test("creates a new version when only the related phrases change, and none when nothing changes", async () => {
    const please = await read("please");
    const { id, english, category_id, version } = please;
    const same = please.related_phrases.map((phrase) => phrase.id);
    const save = (related_phrase_ids: number[]) =>
      phrases().update({ id, english, category_id, version, related_phrase_ids }, AUTHOR);
    expect(await save(same)).toEqual(please);
    expect((await save(same.slice(1))).version).toBe(version + 1);
    expect((await refusal(save([]))).conflict).toMatchObject({
      reason: "stale",
      saved_by: "Ada",
      current: { related_phrases: please.related_phrases.slice(1) },
    });
  });

  test("replaces the other ways to say it, and leaves them unchanged when they are omitted", async () => {
    const { id, english, category_id, version } = await read("no");
    const intents = ["thanks a bunch", 'the "magic" word'];
    const changed = await phrases().update({ id, english, category_id, version, intents }, AUTHOR);
    expect(changed.intents).toEqual(intents);
    const unchanged = await phrases().update({ id, english, category_id, version: changed.version }, AUTHOR);
    expect([unchanged.intents, unchanged.version]).toEqual([intents, changed.version]);
    const { intents: none } = await phrases().update(
      { id, english, category_id, version: changed.version, intents: [] },
      AUTHOR,
    );
    expect(none).toEqual([]);
  });

  test("keeps a phrase unchanged when a form returns the empty list of a phrase without other ways to say it", async () => {
    const { category_id } = await read("hello");
    const { id, english, version } = await phrases().create(
      { english: "Without intents", category_id },
      AUTHOR,
    );
    const saved = await phrases().update({ id, english, category_id, version, intents: [] }, AUTHOR);
    expect(saved.version).toBe(version);
  });

  test("rejects the phrase itself as a related phrase, and a category that was deleted", async () => {
    const { id, english, category_id } = await read("goodbye");
    const own = phrases().update({ id, english, category_id, related_phrase_ids: [id] }, AUTHOR);
    expect((await refusal(own)).issues).toMatchObject([{ path: ["related_phrase_ids", 0] }]);
    const moved = phrases().update({ id, english, category_id: 999_999 }, AUTHOR);
    expect((await refusal(moved)).issues).toMatchObject([{ path: ["category_id"] }]);
  });

  test("uses the slug that the editor chose, and redirects the old one", async () => {
    const { id, english, category_id } = await read("yes");
    await phrases().update({ id, english, category_id, slug: "yes-indeed" }, AUTHOR);
    const detail = await phrases().detail({ languageSlug: "thai", phraseSlug: "yes" });
    expect(detail.phrase.slug).toBe("yes-indeed");
  });
});

test("deletes the translations of a deleted phrase, and the relations to it", async () => {
  const { id, related_phrases } = await read("how-are-you");
  expect(related_phrases.length).toBeGreaterThan(0);
  expect(await phrases().delete({ id }, AUTHOR)).toEqual({ success: true });
  expect((await refusal(set.services.translation.chunk({ phrase_id: id }))).code).toBe("NOT_FOUND");
  expect((await read("hello")).related_phrases.map((phrase) => phrase.id)).not.toContain(id);
  expect((await refusal(phrases().delete({ id }, AUTHOR))).code).toBe("NOT_FOUND");
  expect((await refusal(phrases().adminGet(id))).code).toBe("NOT_FOUND");
});

test("lists the popular phrases that were chosen, by rank", async () => {
  const ids = [await idOf("goodbye"), await idOf("hello")];
  await phrases().setPopular({ ids: [...ids, ids[0] as number] }, AUTHOR);
  const entries = await set.services.language.popularPhrases("thai");
  expect(entries.map(({ phrase }) => phrase.slug)).toEqual(["goodbye", "hello"]);
  expect((await read("hello")).popular_rank).toBe(2);
  const error = await refusal(phrases().setPopular({ ids: [ids[0] as number, 999_999] }, AUTHOR));
  expect(error).toMatchObject({ code: "BAD_REQUEST", issues: [{ path: ["ids", 1] }] });
});

test("changes the order of the popular phrases as one change set, which undo reverts", async () => {
  const [hello, goodbye] = [await idOf("hello"), await idOf("goodbye")];
  await phrases().setPopular({ ids: [hello, goodbye] }, AUTHOR);
  const { change_set_id } = await phrases().setPopular(
    { ids: [goodbye, hello], before: [hello, goodbye] },
    AUTHOR,
  );
  const order = async () => (await phrases().popular()).map(({ id }) => id);
  expect(await order()).toEqual([goodbye, hello]);
  await set.services.activity.undo(change_set_id ?? "", actorWith("editor"));
  expect(await order()).toEqual([hello, goodbye]);
});

test("of two orders of popular phrases that are saved at once, the later one holds alone", async () => {
  const [hello, goodbye, thanks] = [await idOf("hello"), await idOf("goodbye"), await idOf("please")];
  await phrases().setPopular({ ids: [hello] }, AUTHOR);
  const blocker = await set.database.pool.connect();
  await blocker.query("begin");
  await blocker.query("select from phrase where id = $1 for update", [hello]);
  const first = phrases().setPopular({ ids: [goodbye] }, AUTHOR);
  await lockWaits(set.database, 1);
  const second = phrases().setPopular({ ids: [thanks] }, AUTHOR);
  await lockWaits(set.database, 2);
  await blocker.query("rollback");
  blocker.release();
  await Promise.all([first, second]);
  expect((await phrases().popular()).map(({ id }) => id)).toEqual([thanks]);
});

test("rejects an order of popular phrases that another editor has changed meanwhile", async () => {
  const [hello, goodbye] = [await idOf("hello"), await idOf("goodbye")];
  await phrases().setPopular({ ids: [hello, goodbye] }, AUTHOR);
  const error = await refusal(phrases().setPopular({ ids: [goodbye], before: [goodbye, hello] }, AUTHOR));
  expect(error).toMatchObject({ code: "CONFLICT" });
  expect((await phrases().popular()).map(({ id }) => id)).toEqual([hello, goodbye]);
});
