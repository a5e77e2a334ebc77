import { readContentVersion } from "@saywhere/db/queries/content-version.queries";
import { listSynonyms } from "@saywhere/db/queries/search/synonym.queries";
import { synonymGroupInput } from "@saywhere/validators/content/synonym";
import { afterEach, expect, test } from "vitest";
import { actorWith, openServices } from "../../../test/support/open-services.ts";
import { AUTHOR, refusal } from "../../../test/support/refusal.ts";

const set = openServices();
const synonyms = () => set.services.synonym;
const activity = () => set.services.activity;
const editor = actorWith("editor");

afterEach(async () => {
  const other = "select from change_set where reason not in ('edit', 'undo')";
  const { rowCount } = await set.database.pool.query(other);
  if (rowCount) throw new Error("A change of synonyms is told as something else than an edit");
});

test("adds, changes and deletes a synonym group, and search applies it", async () => {
  const before = await readContentVersion(set.database.pool);
  const made = await synonyms().create({ terms: ["brolly", "parasol"] }, AUTHOR);
  expect(made).toEqual({ id: made.id, terms: ["brolly", "parasol"], version: 1 });
  expect(await readContentVersion(set.database.pool)).not.toBe(before);
  const changed = await synonyms().update({ ...made, terms: ["brolly", "gamp"] }, AUTHOR);
  expect(changed).toEqual({ id: made.id, terms: ["brolly", "gamp"], version: 2 });
  expect((await synonyms().list()).at(-1)).toEqual(changed);
  expect((await listSynonyms(set.database.pool)).at(-1)).toEqual(["brolly", "gamp"]);
  expect(await synonyms().delete({ id: made.id }, AUTHOR)).toEqual({ success: true });
  expect((await refusal(synonyms().delete({ id: made.id }, AUTHOR))).code).toBe("NOT_FOUND");
  expect(await listSynonyms(set.database.pool)).not.toContainEqual(["brolly", "gamp"]);
});

test("allows a term with several meanings in several groups", async () => {
  await synonyms().create({ terms: ["quokka", "marsupial"] }, AUTHOR);
  await synonyms().create({ terms: ["happy animal", "quokka"] }, AUTHOR);
  const terms = (await synonyms().list()).map((group) => group.terms);
  expect(terms.filter((group) => group.includes("quokka"))).toHaveLength(2);
});

test("changes seeded groups like any others", async () => {
  const groups = await synonyms().list();
  expect(groups.length).toBeGreaterThan(4);
  for (const group of groups) expect(synonymGroupInput.parse(group)).toEqual({ terms: group.terms });
});

test("rejects a save over a newer version, with the editor and the content of that version", async () => {
  const made = await synonyms().create({ terms: ["quay", "pier"] }, AUTHOR);
  await synonyms().update({ ...made, terms: ["quay", "pier", "jetty"] }, AUTHOR);
  const late = await refusal(synonyms().update({ ...made, terms: ["quay", "wharf"] }, AUTHOR));
  expect(late.conflict).toMatchObject({
    reason: "stale",
    saved_by: "Ada",
    current: { terms: ["quay", "pier", "jetty"], version: 2 },
  });
});

test("records changes of synonym groups in the history, and undoes them", async () => {
  const made = await synonyms().create({ terms: ["one", "two", "three", "four"] }, AUTHOR);
  await synonyms().update({ id: made.id, terms: ["one", "two"] }, AUTHOR);
  const [change] = (await activity().list({ kind: "synonym_group", limit: 1 }, editor)).items;
  expect(change).toMatchObject({
    headline: {
      kind: "synonym_group",
      label: "one, two",
      fields: [{ field: "terms", before: ["one", "two", "three", "four"], after: ["one", "two"] }],
    },
    undoable: true,
  });
  await activity().undo(change?.id ?? "", editor);
  expect((await synonyms().list()).at(-1)).toMatchObject({ id: made.id, terms: made.terms });
  await synonyms().delete({ id: made.id }, AUTHOR);
  const [deletion] = (await activity().list({ kind: "synonym_group", limit: 1 }, editor)).items;
  expect(deletion?.headline.label).toBe("one, two, three …");
  await activity().undoDelete({ kind: "synonym_group", record_id: made.id }, editor);
  expect((await synonyms().list()).at(-1)).toMatchObject({ id: made.id, terms: made.terms });
});

test("treats terms as plain text, even if they contain database syntax", async () => {
  const terms = ["null", "NULL", 'a"b', "a\\b", "{c,d}", "e f"];
  const made = await synonyms().create({ terms }, AUTHOR);
  expect((await synonyms().list()).at(-1)?.terms).toEqual(terms);
  await synonyms().delete({ id: made.id }, AUTHOR);
});
