import { expect, test, vi } from "vitest";
import {
  findPackRecord,
  PACKS_KEY,
  readPackRecords,
  removePackRecord,
  subscribeToPackRecords,
  writePackRecord,
} from "./pack-registry.ts";

const farsi = {
  slug: "farsi",
  name: "Farsi (Persian)",
  code: "fa",
  script: "Arab",
  version: null,
  bytes: 0,
  phrases: 0,
  recordings: false,
  checkedAt: 0,
};
test("adds, updates and removes records, in the order in which they were added", () => {
  const changed = vi.fn();
  const stop = subscribeToPackRecords(changed);
  writePackRecord(farsi);
  writePackRecord({ ...farsi, slug: "thai", name: "Thai" });
  writePackRecord({ ...farsi, version: "1" });
  expect(readPackRecords().map(({ slug, version }) => [slug, version])).toEqual([
    ["farsi", "1"],
    ["thai", null],
  ]);
  removePackRecord("farsi");
  expect(findPackRecord("farsi")).toBeUndefined();
  expect(changed).toHaveBeenCalledTimes(4);
  stop();
});

test.each(["", "{", "{}", '[null, {"slug": 1}, {"slug": "farsi"}]'])("ignores the stored text %o", (text) => {
  localStorage.setItem(PACKS_KEY, text);
  expect(readPackRecords()).toEqual([]);
});
