import { expect, test } from "vitest";
import { direction, directionOfScript } from "./direction.ts";

test.each(["Adlm", "Arab", "Aran", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa"])(
  "%s is written from right to left",
  (script) => expect(directionOfScript(script)).toBe("rtl"),
);

test.each(["Latn", "Cyrl", "Jpan", "Mong", ""])("%j is written from left to right", (script) =>
  expect(directionOfScript(script)).toBe("ltr"),
);

test("there are two directions", () => {
  expect(["ltr", "rtl", "up", ""].map((value) => direction.safeParse(value).success)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
