import { describe, expect, test } from "vitest";
import { openServices } from "../../../test/support/open-services.ts";
import { AUTHOR, refusal } from "../../../test/support/refusal.ts";
import { EDITOR } from "../../../test/support/saved-content.ts";

const open = openServices();
const documents = () => open.services.document;

const save = (documentId: string, content: string, version?: number) =>
  documents().save({ documentId, content, ...(version !== undefined && { version }) }, AUTHOR);
const entries = async (limit = 1) => (await open.services.activity.list({ limit }, EDITOR)).items;
const undoLast = async () => open.services.activity.undo((await entries())[0]?.id ?? "", EDITOR);

describe("a document", () => {
  test("creates a document with the first save, and then changes it", async () => {
    expect(await refusal(documents().get("guide.md"))).toMatchObject({
      code: "NOT_FOUND",
      message: "There is no such document yet",
    });
    const made = await save("guide.md", "# Guide\n", 0);
    expect(made).toMatchObject({ documentId: "guide.md", content: "# Guide\n", version: 1 });
    expect(await documents().get("guide.md")).toEqual(made);
    const changed = await save("guide.md", "# The guide\n", 1);
    expect(changed).toMatchObject({ id: made.id, content: "# The guide\n", version: 2 });
    expect(await save("guide.md", "", 2)).toMatchObject({ content: "", version: 3 });
  });

  test("distinguishes document IDs that differ in case", async () => {
    await save("case", "small");
    await save("Case", "large");
    expect((await documents().get("case")).content).toBe("small");
  });

  test("creates no new version and no activity entry when the text is unchanged", async () => {
    const made = await save("same", "text");
    const before = await entries();
    expect(await save("same", "text", 1)).toEqual(made);
    expect(await entries()).toEqual(before);
  });

  test("rejects a stale version and returns the stored text; without a version, the last save wins", async () => {
    await save("stale", "one", 0);
    const current = await documents().save(
      { documentId: "stale", content: "two", version: 1 },
      { ...AUTHOR, name: "Grace" },
    );
    for (const [version, message] of [
      [0, "Grace saved this while you were changing it"],
      [1, "Grace saved this while you were changing it"],
      [3, "The version is 2, and not 3. Read the record again, and change that."],
    ] as const) {
      expect(await refusal(save("stale", "three", version))).toMatchObject({
        code: "CONFLICT",
        message,
        conflict: { reason: "stale", saved_by: "Grace", saved_at: current.updatedAt, current },
      });
    }
    expect(await documents().get("stale")).toEqual(current);
    expect(await save("stale", "three")).toMatchObject({ content: "three", version: 3 });
  });

  test("creates a document once when several editors create it at the same time, and returns that text to the others", async () => {
    for (let round = 0; round < 5; round++) {
      const name = `race-${round}`;
      const saves = await Promise.allSettled(["one", "two", "three"].map((text) => save(name, text, 0)));
      const made = saves.find((result) => result.status === "fulfilled");
      expect(saves.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
      for (const failed of saves.filter((result) => result.status === "rejected")) {
        expect(failed.reason).toMatchObject({
          code: "CONFLICT",
          conflict: { reason: "stale", current: made?.value },
        });
      }
      expect(await documents().get(name)).toEqual(made?.value);
    }
  });

  test("stores every one of several concurrent saves without a version, one after the other", async () => {
    for (let round = 0; round < 5; round++) {
      const name = `all-${round}`;
      const saves = await Promise.all(["one", "two", "three"].map((text) => save(name, text)));
      expect(new Set(saves.map(({ id }) => id)).size).toBe(1);
      const { id, version } = await documents().get(name);
      expect(version).toBe(3);
      const { entries: told } = await open.services.activity.history(
        { kind: "document", record_id: id },
        EDITOR,
      );
      expect(told.map(({ action }) => action)).toEqual(["update", "update", "create"]);
    }
  });
});

describe("undoing document changes", () => {
  test("recreates a document whose creation was undone by a save, whatever version the save is based on", async () => {
    const made = await save("again", "one", 0);
    await undoLast();
    expect((await refusal(documents().get("again"))).code).toBe("NOT_FOUND");
    const again = await save("again", "two", made.version);
    expect(again).toMatchObject({ id: made.id, content: "two" });
    expect(again.version).toBeGreaterThan(made.version);
    expect(await refusal(save("again", "three", made.version))).toMatchObject({ code: "CONFLICT" });
  });

  test("rejects restoring a document that has been written again since", async () => {
    const made = await save("anew", "one", 0);
    await undoLast();
    const [undoing] = await entries();
    await save("anew", "two", 0);
    expect(await refusal(open.services.activity.undo(undoing?.id ?? "", EDITOR))).toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining("“anew” was changed since. Undo the later change first"),
    });
    expect((await documents().get("anew")).content).toBe("two");
    await undoLast();
    await open.services.activity.undo(undoing?.id ?? "", EDITOR);
    expect(await documents().get("anew")).toMatchObject({ id: made.id, content: "one" });
  });
});
