import { expect, test } from "vitest";
import { likelyScript } from "./likely-script.ts";
import { needsRomanization } from "./romanization.ts";

test.each(["Latn", "Latf", "Latg"])("%s needs no romanization", (script) =>
  expect(needsRomanization(script)).toBe(false),
);

test.each(["Arab", "Cyrl", "Jpan", ""])("%j needs a romanization", (script) =>
  expect(needsRomanization(script)).toBe(true),
);

test.each([
  ["fa", "Arab"],
  ["ja", "Jpan"],
  ["zh-Hant", "Hant"],
  ["de", "Latn"],
  ["qqq", "Latn"],
  ["no code at all", "Latn"],
])("%s is most likely written in %s", (code, script) => expect(likelyScript(code)).toBe(script));
