import { expect, test } from "vitest";
import { emergencyNumbersInput } from "./emergency-numbers.ts";

const japan = { country: "Japan", code: "JP", police: "110", ambulance: "119", fire: "119" };

test("accepts digits, spaces, * and #, and writes the code of a country in capitals", () => {
  const typed = {
    ...japan,
    country: " Japan ",
    code: "jp",
    police: " 1 10 ",
    ambulance: "*119",
    fire: "#119",
  };
  expect(emergencyNumbersInput.parse([typed])).toEqual([
    { country: "Japan", code: "JP", police: "1 10", ambulance: "*119", fire: "#119" },
  ]);
});

test.each([
  [{ country: " " }, "country", "Enter the country, such as Japan"],
  [{ code: "" }, "code", "Enter the country's code, such as JP"],
  [{ code: "JPN" }, "code", "Use the two letters of ISO 3166, such as JP"],
  [{ police: "" }, "police", "Enter the number of the police"],
  [{ ambulance: "1-1-9" }, "ambulance", "Use digits, spaces, * and # only"],
  [{ fire: "1".repeat(21) }, "fire", "Use at most 20 characters"],
  [{ fire: "*#" }, "fire", "Use at least one digit"],
])("rejects %j with a message on the field", (change, field, message) => {
  const { error } = emergencyNumbersInput.safeParse([{ ...japan, ...change }]);
  expect(error?.issues).toMatchObject([{ path: [0, field], message }]);
});

test("rejects a country that the list has already", () => {
  const { error } = emergencyNumbersInput.safeParse([
    japan,
    { ...japan, code: "KR" },
    { ...japan, code: "jp" },
  ]);
  expect(error?.issues).toMatchObject([{ path: [2, "code"], message: "The list has JP already" }]);
});
