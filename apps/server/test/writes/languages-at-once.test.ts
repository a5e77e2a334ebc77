import { expect, test } from "vitest";
import { openServices } from "../support/open-services.ts";
import { AUTHOR } from "../support/refusal.ts";

const open = openServices();

test("reordering languages and saving them at the same moment all succeed", async () => {
  const { language } = open.services;
  for (let round = 0; round < 15; round++) {
    const languages = await language.adminList();
    const last = languages.at(-1)?.id ?? 0;
    const description = `Round ${round}`;
    const saves = languages
      .slice(0, 6)
      .map(({ id, name, nativeName, code }) =>
        language.update({ id, name, nativeName, code, description }, AUTHOR),
      );
    await Promise.all([language.feature([last], AUTHOR), ...saves]);
    const [first, second] = await language.adminList();
    expect([first?.id, second?.description]).toEqual([last, description]);
  }
});
