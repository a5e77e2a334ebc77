import { expect, test } from "vitest";
import { validationMessage } from "./validation-message.ts";

const issue = (path: (string | number)[], message: string) => ({ path, message });
const NAME = issue(["name"], "Enter a name");

test.each([
  ["one field", [NAME], "name: Enter a name"],
  ["the input as a whole", [issue([], "Send an object")], "Send an object"],
  [
    "a field of an entry",
    [issue(["variants", 0, "label"], "Enter a label")],
    "variants.0.label: Enter a label",
  ],
  [
    "several fields",
    [NAME, issue(["slug"], "Is this right?"), issue(["code"], "Use two letters.")],
    "name: Enter a name. slug: Is this right? code: Use two letters.",
  ],
  [
    "four fields",
    [NAME, NAME, NAME, NAME],
    "name: Enter a name. name: Enter a name. name: Enter a name. There is 1 more error.",
  ],
  [
    "many fields",
    Array.from({ length: 1_203 }, () => NAME),
    "name: Enter a name. name: Enter a name. name: Enter a name. There are 1,200 more errors.",
  ],
])("the message of errors in %s names them", (_what, issues, message) => {
  expect(validationMessage(issues)).toBe(message);
});
