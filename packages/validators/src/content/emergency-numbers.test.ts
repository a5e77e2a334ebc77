import { expect, test } from "vitest";
import { issuesOf } from "../testing/schema-issues.ts";
import { emergencyNumbersInput } from "./emergency-numbers.ts";

const japan = { country: "Japan", code: "JP", police: "110", ambulance: "119", fire: "119" };

test("accepts digits, spaces, * and #, and writes the code of a country in capitals", () => {
  const typed = {
    ...japan,
    country: " South \n Korea ",
    code: " kr ",
    police: " 1 10 ",
    ambulance: "*119",
    fire: "#119",
  };
  expect(emergencyNumbersInput.parse([typed])).toEqual([
    { country: "South Korea", code: "KR", police: "1 10", ambulance: "*119", fire: "#119" },
  ]);
});

test.each([
  [{ country: " " }, "country", "Enter the country, such as Japan"],
  [{ code: "" }, "code", "Enter the country's code, such as JP"],
  [{ code: undefined }, "code", "Enter the country's code, such as JP"],
  [{ code: "JPN" }, "code", "Use the two letters of ISO 3166, such as JP"],
  [{ police: "" }, "police", "Enter the number of the police"],
  [{ ambulance: " " }, "ambulance", "Enter the number of the ambulance"],
  [{ ambulance: "1-1-9" }, "ambulance", "Use digits, spaces, * and # only"],
  [{ fire: undefined }, "fire", "Enter the number of the fire brigade"],
  [{ fire: "1".repeat(21) }, "fire", "Use at most 20 characters"],
  [{ fire: "*#" }, "fire", "Use at least one digit"],
])("rejects %j with a message on the field", (change, field, message) => {
  expect(issuesOf(emergencyNumbersInput, [{ ...japan, ...change }])).toEqual([[`0.${field}`, message]]);
});

test("rejects a country that the list has already", () => {
  const list = [japan, { ...japan, code: "KR" }, { ...japan, code: "jp" }];
  expect(issuesOf(emergencyNumbersInput, list)).toEqual([["2.code", "The list has JP already"]]);
});

test("a language has up to 50 countries", () => {
  const letters = "ABCDEFGH".split("");
  const countries = letters.flatMap((one) => letters.map((two) => ({ ...japan, code: one + two })));
  expect(issuesOf(emergencyNumbersInput, countries.slice(0, 50))).toEqual([]);
  expect(issuesOf(emergencyNumbersInput, countries.slice(0, 51))).toEqual([["", "Use at most 50 countries"]]);
});
