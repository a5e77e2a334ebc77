import { phraseCount } from "@saywhere/db/testing/starting-content";
import { describe, expect, test } from "vitest";
import { openServices } from "../../../test/support/open-services.ts";
import { AUTHOR, refusal } from "../../../test/support/refusal.ts";
import { EDITOR } from "../../../test/support/saved-content.ts";

const set = openServices();
const languages = () => set.services.language;

const TETUM = { name: "Tetum", nativeName: "Tetun", code: "tet", description: "Spoken in Timor." };
const bySlug = async (slug: string) => {
  const found = (await languages().adminList()).find((language) => language.slug === slug);
  if (!found) throw new Error(`No language has the slug ${slug}`);
  return languages().adminGet(found.id);
};

describe("adding a language", () => {
  test("generates the slug, the script and the direction of a language, and adds it at the end", async () => {
    const made = await languages().create(
      { ...TETUM, name: "Sindhi", code: "sd", aliases: ["Sindi"] },
      AUTHOR,
    );
    expect(made).toMatchObject({
      slug: "sindhi",
      script: "Arab",
      direction: "rtl",
      family: null,
      aliases: ["Sindi"],
      translation_count: 0,
      version: 1,
    });
    expect((await languages().list()).at(-1)?.slug).toBe("sindhi");
  });

  test("stores the glossary of a language, which only editors read", async () => {
    const glossary = [{ english: "bill", term: "konta" }];
    const made = await languages().create({ ...TETUM, name: "Glossed", glossary }, AUTHOR);
    expect(made.glossary).toEqual([{ english: "bill", term: "konta", note: null }]);
    const kept = await languages().update({ ...TETUM, name: "Glossed", id: made.id }, AUTHOR);
    expect(kept.glossary).toEqual(made.glossary);
    const emptied = { ...TETUM, name: "Glossed", id: made.id, glossary: [] };
    expect((await languages().update(emptied, AUTHOR)).glossary).toEqual([]);
    expect(await languages().get("glossed")).not.toHaveProperty("glossary");
    await languages().delete({ id: made.id }, AUTHOR);
  });

  test("uses the slug and the script that the editor chose", async () => {
    const made = await languages().create({ ...TETUM, slug: "tet", script: "Deva" }, AUTHOR);
    expect(made).toMatchObject({ slug: "tet", script: "Deva", direction: "ltr" });
  });

  test("rejects a language name without a letter or digit", async () => {
    const error = await refusal(languages().create({ ...TETUM, name: "?!" }, AUTHOR));
    expect(error).toMatchObject({ code: "BAD_REQUEST", issues: [{ path: ["name"] }] });
  });

  test("rejects a slug that is taken, and suggests a free one", async () => {
    await languages().create({ ...TETUM, name: "Thai Two", slug: "thai-2" }, AUTHOR);
    const error = await refusal(languages().create({ ...TETUM, name: "Thai" }, AUTHOR));
    expect(error).toMatchObject({
      code: "CONFLICT",
      conflict: { reason: "duplicate", field: "slug", suggestion: "thai-3" },
      issues: [{ path: ["slug"] }],
    });
  });

  test("creates one of several languages that are added with the same name at the same time, and rejects the others", async () => {
    const all = Array.from({ length: 8 }, () => languages().create({ ...TETUM, name: "Twice" }, AUTHOR));
    const results = await Promise.allSettled(all);
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused).toHaveLength(7);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({
        code: "CONFLICT",
        conflict: { reason: "duplicate", suggestion: "twice-2" },
      });
    }
  });
});

describe("changing a language", () => {
  test("leaves omitted fields of a language unchanged, and clears fields that are null", async () => {
    const thai = await bySlug("thai");
    const { name, nativeName, code, description } = thai;
    const changed = await languages().update(
      { id: thai.id, name, nativeName, code, description, regions: null },
      AUTHOR,
    );
    expect(changed).toEqual({ ...thai, regions: null, version: thai.version + 1 });
  });

  test("keeps a slug that an editor chose until the name changes, then generates one and redirects the old one", async () => {
    const { id } = await bySlug("farsi");
    const input = { id, nativeName: "فارسی", code: "fa", description: "Persian" };
    expect((await languages().update({ ...input, name: "Farsi (Persian)" }, AUTHOR)).slug).toBe("farsi");
    expect((await languages().update({ ...input, name: "Persian" }, AUTHOR)).slug).toBe("persian");
    expect(await languages().get("farsi")).toMatchObject({ slug: "persian" });
  });

  test("allows a slug that another language used before", async () => {
    const { id } = await languages().create({ ...TETUM, name: "Before" }, AUTHOR);
    await languages().update({ ...TETUM, id, name: "After" }, AUTHOR);
    expect(await languages().create({ ...TETUM, name: "Before" }, AUTHOR)).toMatchObject({ slug: "before" });
  });

  test("changes the script with a corrected code, unless an editor chose the script", async () => {
    const { id } = await languages().create({ ...TETUM, name: "Pashto", code: "pl" }, AUTHOR);
    const update = { ...TETUM, id, name: "Pashto", code: "ps" };
    expect(await languages().update(update, AUTHOR)).toMatchObject({ script: "Arab", direction: "rtl" });
    expect(await languages().update({ ...update, script: "Latn" }, AUTHOR)).toMatchObject({
      direction: "ltr",
    });
    expect(await languages().update({ ...update, code: "ur" }, AUTHOR)).toMatchObject({ script: "Latn" });
  });

  test("rejects a save over a newer version, with who saved it and the current values", async () => {
    const hindi = await bySlug("hindi");
    const { id, name, nativeName, code, description, version } = hindi;
    const input = { id, name, nativeName, code, description, version };
    const newer = await languages().update({ ...input, speakers: "Many" }, { ...AUTHOR, name: "Grace" });
    const error = await refusal(languages().update({ ...input, speakers: "Few" }, AUTHOR));
    expect(error).toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining("Grace"),
      conflict: { reason: "stale", saved_by: "Grace", current: newer },
    });
    expect(await bySlug("hindi")).toEqual(newer);
    expect(
      (await languages().update({ ...input, version: undefined, speakers: "Few" }, AUTHOR)).speakers,
    ).toBe("Few");
  });

  test("stores one of two concurrent saves of the same version, and rejects the other", async () => {
    const { id, name, nativeName, code, description, version } = await bySlug("korean");
    const saves = ["One", "Two"].map((speakers) =>
      languages().update({ id, name, nativeName, code, description, version, speakers }, AUTHOR),
    );
    const results = await Promise.allSettled(saves);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = saves[results.findIndex(({ status }) => status === "rejected")];
    expect(await refusal(refused as Promise<unknown>)).toMatchObject({ conflict: { reason: "stale" } });
    expect((await bySlug("korean")).version).toBe(version + 1);
  });

  test("reports a change that is missing in the history as a conflict without a name", async () => {
    await set.database.pool.query(
      "begin; set local saywhere.change_set = 'off'; update language set speakers = '1' where slug = 'greek'; commit",
    );
    const { id, version } = await bySlug("greek");
    const error = await refusal(languages().update({ ...TETUM, id, version: version - 1 }, AUTHOR));
    expect(error.conflict).toMatchObject({ reason: "stale", saved_by: null });
  });

  test("rejects changing a language that does not exist", async () => {
    expect((await refusal(languages().update({ ...TETUM, id: 999_999 }, AUTHOR))).code).toBe("NOT_FOUND");
  });
});

describe("emergency numbers", () => {
  const KENYA = { country: "Kenya", code: "KE", police: "999", ambulance: "999", fire: "999" };
  const TONGA = { country: "Tonga", code: "TO", police: "922", ambulance: "933", fire: "999" };

  test("stores the emergency numbers of a language in their order, and leaves them unchanged when omitted", async () => {
    const { id } = await languages().create(
      { ...TETUM, name: "With numbers", emergency_numbers: [KENYA, TONGA] },
      AUTHOR,
    );
    expect(await languages().get("with-numbers")).toMatchObject({ emergency_numbers: [KENYA, TONGA] });
    const update = { ...TETUM, id, name: "With numbers" };
    expect(await languages().update(update, AUTHOR)).toMatchObject({ emergency_numbers: [KENYA, TONGA] });
    await languages().update({ ...update, emergency_numbers: [TONGA, KENYA] }, AUTHOR);
    expect(await languages().get("with-numbers")).toMatchObject({ emergency_numbers: [TONGA, KENYA] });
    await languages().update({ ...update, emergency_numbers: [] }, AUTHOR);
    expect(await languages().get("with-numbers")).toMatchObject({ emergency_numbers: [] });
  });

  test("records a change of emergency numbers in the history, by which it is undone", async () => {
    const { id, name, nativeName, code, description, emergency_numbers } = await bySlug("japanese");
    expect(emergency_numbers).toMatchObject([{ country: "Japan", police: "110" }]);
    const numbers = [{ ...KENYA, country: "Japan", code: "JP" }];
    await languages().update({ id, name, nativeName, code, description, emergency_numbers: numbers }, AUTHOR);
    const { entries } = await set.services.activity.history({ kind: "language", record_id: id }, EDITOR);
    const [entry] = entries;
    expect(entry?.fields).toEqual([
      { field: "emergency_numbers", before: emergency_numbers, after: numbers },
    ]);
    await set.services.activity.undo(entry?.change_set_id ?? "", EDITOR);
    expect((await bySlug("japanese")).emergency_numbers).toEqual(emergency_numbers);
  });

  test("records nothing when a form sends back the empty list of a language without emergency numbers", async () => {
    const { id } = await languages().create({ ...TETUM, name: "Without numbers" }, AUTHOR);
    await languages().update({ ...TETUM, id, name: "Without numbers", emergency_numbers: [] }, AUTHOR);
    const { rows } = await set.database.pool.query("select emergency_numbers from language where id = $1", [
      id,
    ]);
    expect(rows).toEqual([{ emergency_numbers: null }]);
  });
});

describe("deleting a language", () => {
  test("deletes the translations together with a language, and keeps the phrases", async () => {
    const { id, translation_count } = await bySlug("swahili");
    expect(translation_count).toBe(phraseCount);
    expect(await languages().delete({ id }, AUTHOR)).toEqual({ success: true });
    const left = await set.database.pool.query("select from translation where language_id = $1", [id]);
    expect(left.rowCount).toBe(0);
    expect(await set.services.phrase.listPhrases()).toHaveLength(phraseCount);
    expect((await refusal(languages().delete({ id }, AUTHOR))).code).toBe("NOT_FOUND");
  });
});

describe("featuring languages", () => {
  test("moves featured languages to the front in the given order, and keeps the order of the others", async () => {
    const before = (await languages().list()).map(({ slug }) => slug);
    const ids = await Promise.all(
      ["zulu", "thai"].filter((slug) => before.includes(slug)).map(async (slug) => (await bySlug(slug)).id),
    );
    const welsh = (await bySlug(before.at(-1) as string)).id;
    await languages().feature([welsh, ...ids, welsh], AUTHOR);
    const after = (await languages().adminList()).map(({ id }) => id);
    expect(after.slice(0, ids.length + 1)).toEqual([welsh, ...ids]);
    const rest = (await languages().list()).slice(ids.length + 1).map(({ slug }) => slug);
    expect(rest).toEqual(before.filter((slug) => rest.includes(slug)));
  });

  test("rejects featuring a language that does not exist", async () => {
    const { id } = await bySlug("thai");
    const error = await refusal(languages().feature([id, 999_999], AUTHOR));
    expect(error).toMatchObject({ code: "BAD_REQUEST", issues: [{ path: ["ids", 1] }] });
  });
});
