import { readContentVersion } from "@saywhere/db/queries/content-version.queries";
import { listSynonyms } from "@saywhere/db/queries/synonym.queries";
import { expect, test } from "vitest";
import { actorWith, openServices } from "../../../test/support/open-services.ts";
import { AUTHOR, refusal } from "../../../test/support/refusal.ts";

const set = openServices();
const synonyms = () => set.services.synonym;
const activity = () => set.services.activity;
const editor = actorWith("editor");

test("groups are added, changed and deleted, and search hears of it", async () => {
  const before = await readContentVersion(set.database.pool);
  const made = await synonyms().create({ terms: ["brolly", "parasol"] }, AUTHOR);
  expect(made).toEqual({ id: made.id, terms: ["brolly", "parasol"], version: 1 });
  expect(await readContentVersion(set.database.pool)).not.toBe(before);
  const changed = await synonyms().update({ ...made, terms: ["brolly", "gamp"] }, AUTHOR);
  expect(changed).toEqual({ id: made.id, terms: ["brolly", "gamp"], version: 2 });
  expect((await synonyms().list()).at(-1)).toEqual(changed);
  expect((await listSynonyms(set.database.pool)).at(-1)).toEqual(["brolly", "gamp"]);
  expect(await synonyms().delete(made.id, AUTHOR)).toEqual({ success: true });
  expect((await refusal(synonyms().delete(made.id, AUTHOR))).code).toBe("NOT_FOUND");
  expect(await listSynonyms(set.database.pool)).not.toContainEqual(["brolly", "gamp"]);
});

test("a term is in one group alone, however it is written", async () => {
  const made = await synonyms().create({ terms: ["Café", "bistro"] }, AUTHOR);
  const other = await synonyms().create({ terms: ["tavern", "inn"] }, AUTHOR);
  const message = "“CAFE!” is in another group already: Café, bistro. A term belongs to one group.";
  const conflict = { reason: "duplicate", field: "terms" };
  const added = refusal(synonyms().create({ terms: ["CAFE!", "diner"] }, AUTHOR));
  expect(await added).toMatchObject({ code: "CONFLICT", message, conflict });
  const joined = refusal(synonyms().update({ ...other, terms: ["inn", "CAFE!"] }, AUTHOR));
  expect(await joined).toMatchObject({ code: "CONFLICT", message, issues: [{ path: ["terms"] }] });
  expect(await synonyms().update({ ...made, terms: ["bistro", "cafe"] }, AUTHOR)).toMatchObject({
    version: 2,
  });
});

test("of two that take the same term at the same moment, one is refused", async () => {
  for (let round = 0; round < 3; round++) {
    const results = await Promise.allSettled(
      ["north", "south"].map((side) =>
        synonyms().create({ terms: [`shared ${round}`, `${side} ${round}`] }, AUTHOR),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(results.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "CONFLICT", conflict: { reason: "duplicate" } },
    });
  }
});

test("a save over a newer one is refused, and tells who saved what", async () => {
  const made = await synonyms().create({ terms: ["quay", "pier"] }, AUTHOR);
  await synonyms().update({ ...made, terms: ["quay", "pier", "jetty"] }, AUTHOR);
  const late = await refusal(synonyms().update({ ...made, terms: ["quay", "wharf"] }, AUTHOR));
  expect(late.conflict).toMatchObject({
    reason: "stale",
    saved_by: "Ada",
    current: { terms: ["quay", "pier", "jetty"], version: 2 },
  });
});

test("what was done is in the history, and can be undone unless a term is elsewhere by then", async () => {
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
  await synonyms().delete(made.id, AUTHOR);
  const [deletion] = (await activity().list({ kind: "synonym_group", limit: 1 }, editor)).items;
  expect(deletion?.headline.label).toBe("one, two, three …");
  const other = await synonyms().create({ terms: ["four", "quartet"] }, AUTHOR);
  const undo = () => activity().undoDelete({ kind: "synonym_group", record_id: made.id }, editor);
  expect((await refusal(undo())).message).toBe(
    "“four” is in another synonym group now. Take it out of that one first.",
  );
  await synonyms().delete(other.id, AUTHOR);
  await undo();
  expect((await synonyms().list()).at(-1)).toMatchObject({ id: made.id, terms: made.terms });
});
