import { expect, test } from "vitest";
import { type StaticPhoneticTexts, staticData } from "./data-files.ts";
import { createStaticSearchSource } from "./static-search-source.ts";

test("loads phonetic texts only when they are requested, and not while the visitor types", async () => {
  const file: StaticPhoneticTexts = [
    ["hello", "thank-you", "help"],
    ["spanish", "oh-lah\n\nah-yoo-dah\tsoh-koh-rroh"],
  ];
  const read = new Set<string>();
  const copy = createStaticSearchSource({
    read: (address) => Promise.reject(new Error(`There is no ${address}`)),
    readList: async <T>(address: string) => {
      read.add(address);
      return (address === staticData.phoneticTexts ? file : []) as T[];
    },
    has: (address) => read.has(address),
  });
  expect(await copy.inHand.phoneticTexts()).toEqual([]);
  expect(read.size).toBe(0);
  const texts = [
    { language: "spanish", phrase: "hello", guides: ["oh-lah"] },
    { language: "spanish", phrase: "help", guides: ["ah-yoo-dah", "soh-koh-rroh"] },
  ];
  expect(await copy.phoneticTexts()).toEqual(texts);
  expect(await copy.inHand.phoneticTexts()).toEqual(texts);
});
