import { describe, expect, test } from "vitest";
import { openServices } from "../../../test/support/open-services.ts";
import { AUTHOR, refusal } from "../../../test/support/refusal.ts";

const set = openServices();
const categories = () => set.services.category;
const DESCRIPTION = "About the weather.";

describe("categories", () => {
  test("adds a category at the end, changes it and deletes it", async () => {
    const made = await categories().create({ name: "Weather & Sky", description: DESCRIPTION }, AUTHOR);
    expect(made).toMatchObject({ slug: "weather--sky", phrase_count: 0, version: 1 });
    expect((await categories().list()).at(-1)?.id).toBe(made.id);
    const changed = await categories().update({ ...made, slug: undefined, name: "Weather" }, AUTHOR);
    expect(changed).toEqual({ ...made, name: "Weather", slug: "weather", version: 2 });
    expect(await categories().update({ ...changed, slug: "sky" }, AUTHOR)).toMatchObject({ slug: "sky" });
    expect(await categories().delete({ id: made.id }, AUTHOR)).toEqual({ success: true });
    expect((await refusal(categories().delete({ id: made.id }, AUTHOR))).code).toBe("NOT_FOUND");
  });

  test("creates no new version when a save changes nothing", async () => {
    const [greetings] = await categories().adminList();
    if (!greetings) throw new Error("No category");
    const { id, name, description, version } = greetings;
    expect(await categories().update({ id, name, description, version }, AUTHOR)).toEqual(greetings);
  });

  test("rejects deleting a category with phrases, and reports how many there are", async () => {
    const [greetings] = await categories().adminList();
    if (!greetings) throw new Error("No category");
    const error = await refusal(categories().delete({ id: greetings.id }, AUTHOR));
    expect(error).toMatchObject({
      code: "CONFLICT",
      message: `Move or delete its ${greetings.phrase_count} phrases first`,
      conflict: { reason: "in-use", count: greetings.phrase_count },
    });
  });

  test("rejects a slug that another category uses", async () => {
    const taken = categories().create({ name: "Greetings", description: DESCRIPTION }, AUTHOR);
    expect((await refusal(taken)).conflict).toMatchObject({ reason: "duplicate", suggestion: "greetings-2" });
    const made = await categories().create({ name: "Other", description: DESCRIPTION }, AUTHOR);
    const renamed = categories().update({ ...made, slug: "greetings" }, AUTHOR);
    expect((await refusal(renamed)).conflict).toMatchObject({ reason: "duplicate", field: "slug" });
  });

  test("rejects a phrase that is added while its category is deleted, or keeps the category", async () => {
    for (let round = 0; round < 5; round++) {
      const made = await categories().create({ name: `Round ${round}`, description: DESCRIPTION }, AUTHOR);
      const results = await Promise.allSettled([
        categories().delete({ id: made.id }, AUTHOR),
        set.services.phrase.create({ english: `In round ${round}`, category_id: made.id }, AUTHOR),
      ]);
      expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      const failed = results.find((result) => result.status === "rejected");
      expect(failed?.reason).toMatchObject({ code: expect.stringMatching(/^(BAD_REQUEST|CONFLICT)$/) });
    }
  });
});
