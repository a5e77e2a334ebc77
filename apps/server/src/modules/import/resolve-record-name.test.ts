import { expect, test } from "vitest";
import { indexRecords } from "./resolve-record-name.ts";

const lao = { id: 1, slug: "láo", name: "Láo", code: "lo", oldSlugs: ["laóthian"] };
const thai = { id: 2, slug: "thai", name: "Thai", code: "th", oldSlugs: [] };
const { find, similar } = indexRecords([lao, thai]);

test.each(["láo", "Láo", " LÁO ", "lo", "laóthian"])(
  "finds a record by %s, in any case and Unicode form",
  (text) => {
    expect(find(text.normalize("NFC"))).toBe(lao);
    expect(find(text.normalize("NFD"))).toBe(lao);
  },
);

test("finds no record by an unknown name", () => {
  expect(find("lao")).toBeUndefined();
});

test.each(["thia", "Thaii", "TH ai"])("suggests the record that %s means", (text) => {
  expect(similar(text)).toBe("thai");
});

test("suggests nothing for a name unlike any record", () => {
  expect(similar("klingon")).toBeUndefined();
});

test("compares at most 100 names, and repeats the suggestion for a repeated name", () => {
  const { similar: limited } = indexRecords([lao, thai]);
  for (let n = 0; n < 150; n++) expect(limited("thia")).toBe("thai");
  for (let n = 0; n < 99; n++) expect(limited(`klingon${n}`)).toBeUndefined();
  expect(limited("thaii")).toBeUndefined();
  expect(limited("thia")).toBe("thai");
});
