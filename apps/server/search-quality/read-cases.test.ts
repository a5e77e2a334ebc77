import { expect, test } from "vitest";
import { parseCases } from "./read-cases.ts";

const withExpectation = (expectation: object) => [
  { query: "thanks", kind: "word or synonym", expect: expectation },
];

test("reads one slug as well as several", () => {
  expect(parseCases(withExpectation({ phrase: "thank-you", language: ["french", "catalan"] }))).toEqual(
    withExpectation({ phrase: ["thank-you"], language: ["french", "catalan"] }),
  );
});

test.each([
  { phrase: "thank-you" },
  { language: "french" },
  { category: "numbers" },
  { category: "numbers", language: "french" },
  { nothing: true },
])("takes %o", (expectation) => {
  expect(parseCases(withExpectation(expectation))).toHaveLength(1);
});

test.each([
  {},
  { nothing: false },
  { nothing: true, phrase: "thank-you" },
  { phrase: "thank-you", category: "essentials" },
  { phrase: [] },
  { phrase: "" },
  { phrases: "thank-you" },
])("refuses %o", (expectation) => {
  expect(() => parseCases(withExpectation(expectation))).toThrow();
});

test.each([
  { query: "", kind: "noise", expect: { nothing: true } },
  { query: "zzzz", kind: "nonsense", expect: { nothing: true } },
])("refuses %o", (written) => {
  expect(() => parseCases([written])).toThrow();
});
