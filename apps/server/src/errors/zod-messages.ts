import { z } from "zod";

const KINDS: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

/** Replaces Zod's own messages, which are for programmers, in every schema that defines no message. */
export function setZodMessages(): void {
  z.config({ customError: messageOf });
}

/** Returns undefined to keep Zod's own message. */
function messageOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "invalid_type") {
    if (issue.input === undefined) return "This is required";
    const kind = KINDS[issue.expected];
    return kind && `This has to be ${kind}`;
  }
  if (issue.code === "invalid_value") {
    const values = issue.values.map(String);
    return values.length === 1 ? `This has to be ${values[0]}` : `Use one of ${values.join(", ")}`;
  }
  if (issue.code === "too_small") {
    return limit(issue.origin, issue.inclusive ? "at least" : "more than", issue.minimum);
  }
  if (issue.code === "too_big") {
    return limit(issue.origin, issue.inclusive ? "at most" : "less than", issue.maximum);
  }
  return undefined;
}

function limit(origin: string, comparison: string, size: number | bigint): string | undefined {
  const text = `${comparison} ${size.toLocaleString("en")}`;
  if (origin === "number" || origin === "int") return `This has to be ${text}`;
  const isOne = Number(size) === 1;
  if (origin === "string") return `Use ${text} ${isOne ? "character" : "characters"}`;
  return origin === "array" ? `Send ${text} ${isOne ? "entry" : "entries"}` : undefined;
}
