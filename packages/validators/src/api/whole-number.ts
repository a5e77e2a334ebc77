import { z } from "zod";

const NOT_WHOLE = "Write a whole number in digits alone, such as 12";

/** A whole number within limits, such as an identifier or the length of a list. */
export function wholeNumber(min: number, max: number) {
  return z
    .int(NOT_WHOLE)
    .min(min, `Use a number of at least ${min.toLocaleString("en")}`)
    .max(max, `Use a number of at most ${max.toLocaleString("en")}`);
}

/** Decimal digits only: no sign, space, fraction, exponent, other base or leading zero. */
const DECIMAL = /^(?:0|[1-9]\d*)$/;

/**
 * Parses the number in a URL and leaves any other text unchanged for the schema to reject. `Number()` would read `1e0`,
 * `0x1` and ` 1` as 1, so a mistyped identifier would identify another record.
 */
export function readWholeNumber(text: unknown): unknown {
  return typeof text === "string" && DECIMAL.test(text) ? Number(text) : text;
}
