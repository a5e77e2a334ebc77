import { z } from "zod";

const KINDS: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

/** Replaces Zod's own messages, which are for programmers, in every schema that has none for its value. */
export function setZodMessages(): void {
  z.config({ customError: messageOf });
}

/** Returns undefined where Zod's own message is to stay. */
function messageOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "invalid_type") {
    if (issue.input === undefined) return "This is required";
    const kind = KINDS[issue.expected];
    if (kind === undefined) return undefined;
    // As a query parameter that is given twice.
    return Array.isArray(issue.input) ? `Send this once, as ${kind}` : `This has to be ${kind}`;
  }
  if (issue.code === "invalid_value") {
    const values = issue.values.map(String);
    return values.length === 1 ? `This has to be ${values[0]}` : `Use one of ${values.join(", ")}`;
  }
  if (issue.code === "too_small" && issue.origin === "number") {
    return `This has to be ${issue.inclusive ? "at least" : "more than"} ${issue.minimum}`;
  }
  if (issue.code === "too_big" && issue.origin === "number") {
    return `This has to be ${issue.inclusive ? "at most" : "less than"} ${issue.maximum}`;
  }
  return undefined;
}
