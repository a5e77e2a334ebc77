import { expect, it } from "vitest";
import { didYouKnow } from "./language-and-culture.tsx";

it("names the language, its speakers and its regions", () => {
  expect(didYouKnow({ name: "Arabic", speakers: "379 million", regions: "The Middle East and Egypt" })).toBe(
    "About 379 million people speak Arabic. It is spoken in the Middle East and Egypt.",
  );
});

it("mentions only known facts, and returns null when none is known", () => {
  expect(didYouKnow({ name: "Arabic", speakers: "379 million", regions: null })).toBe(
    "About 379 million people speak Arabic.",
  );
  expect(didYouKnow({ name: "Arabic", speakers: null, regions: "Egypt." })).toBe(
    "Arabic is spoken in Egypt.",
  );
  expect(didYouKnow({ name: "Arabic", speakers: null, regions: null })).toBeNull();
});
