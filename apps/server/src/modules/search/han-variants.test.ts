import { describe, expect, test } from "vitest";
import { openServices } from "../../../test/support/open-services.ts";
import { hanVariants, readHanVariants } from "./han-variants.ts";

const pairsOf = (letters: string) => hanVariants(letters).match(/../gu);

describe("hanVariants", () => {
  test("names the other forms of the characters, and no other characters", () => {
    expect(pairsOf("谢厕")).toEqual(expect.arrayContaining(["謝谢", "廁厕", "厠厕"]));
    expect(pairsOf("謝")).toEqual(["谢謝"]);
    expect(pairsOf("你好")).toEqual(["妳你"]);
    expect(hanVariants("abc かな")).toBe("");
  });

  test("names each character that a Simplified one stands for", () => {
    expect(pairsOf("發髮")).toEqual(expect.arrayContaining(["发發", "发髮"]));
  });

  test("knows regional forms, even if both are Traditional", () => {
    expect(pairsOf("里")).toEqual(expect.arrayContaining(["裡里", "裏里"]));
    expect(pairsOf("裏")).toEqual(expect.arrayContaining(["裡裏", "里裏"]));
    expect(pairsOf("什")).toContain("甚什");
  });
});

describe("readHanVariants", () => {
  const set = openServices();

  test("reads the characters of Chinese texts and their other forms, and none of Japanese ones", async () => {
    const variants = await readHanVariants(set.database.pool);
    expect(Object.keys(variants)).toEqual(["mandarin-chinese"]);
    // 厕 is only in another form of a translation.
    expect(variants["mandarin-chinese"]?.match(/../gu)).toEqual(expect.arrayContaining(["謝谢", "廁厕"]));
  });
});
