import { expect, test } from "vitest";
import { isSharedHash } from "../../lib/sheets/sheet-url.ts";
import { linkHash, MAX_LINK_LENGTH, readLinkHash } from "./sheet-link.ts";

const sheet = {
  name: "Dinner & more ~ 東京.",
  phrases: [
    { language: "japanese", phrase: "thank-you" },
    { language: "japanese", phrase: "hello" },
    { language: "português", phrase: "a.b~c" },
    { language: "japanese", phrase: "goodbye" },
  ],
};

test("reads the sheet that a link holds, in its order", () => {
  const hash = linkHash(sheet).slice(1);
  expect(isSharedHash(hash)).toBe(true);
  expect(readLinkHash(hash)).toEqual(sheet);
});

test("names the language of neighbors once", () => {
  const [thanks, hello] = sheet.phrases;
  expect(linkHash({ name: "Dinner", phrases: [thanks, hello].filter((one) => one !== undefined) })).toBe(
    "#sheet=2~Dinner~japanese.thank-you.hello~2",
  );
});

test("names the forms that were saved", () => {
  const phrases = [
    { language: "thai", phrase: "thank-you", form: "said-by-a-woman" },
    { language: "thai", phrase: "hello!", form: "a.b~c!" },
    { language: "thai", phrase: "goodbye" },
  ];
  const hash = linkHash({ name: "Dinner!", phrases });
  expect(hash).toMatch(/^#sheet=3~Dinner%21~thai\.thank-you!said-by-a-woman\./);
  expect(readLinkHash(hash.slice(1))).toEqual({ name: "Dinner!", phrases });
});

test("holds a hundred phrases with slugs of usual length", () => {
  const phrases = Array.from({ length: 100 }, (_, index) => ({
    language: index < 50 ? "japanese" : "korean",
    phrase: `where-is-the-${index}`,
  }));
  expect(linkHash({ name: "Journey", phrases }).length).toBeLessThan(MAX_LINK_LENGTH);
});

test("does not read a link that was cut off, wherever that was", () => {
  const hash = linkHash(sheet).slice(1);
  for (let end = hash.indexOf("=") + 1; end < hash.length; end++) {
    expect(readLinkHash(hash.slice(0, end))).toBeNull();
  }
});

test.each([
  "sheet=",
  "sheet=2~Dinner",
  "sheet=4~Dinner~a.b~1",
  "sheet=3~Dinner~a.b!~1",
  "sheet=3~Dinner~a.!b~1",
  "sheet=2~Dinner~a.b",
  "sheet=2~%~a.b~1",
  "sheet=2~A~a~1",
  "sheet=2~A~.b~1",
  "sheet=2~A~a..~2",
])("does not read the damaged link %s", (hash) => {
  expect(isSharedHash(hash)).toBe(true);
  expect(readLinkHash(hash)).toBeNull();
});

test("does not take a heading's fragment for a sheet", () => {
  expect(isSharedHash("main")).toBe(false);
});
