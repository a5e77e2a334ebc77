import { z } from "zod";

const NOT_WHOLE = "Write a whole number in digits alone, such as 12";

/** A whole number within limits: an identifier, or the length of a list. */
export function wholeNumber(min: number, max: number) {
  return z
    .int(NOT_WHOLE)
    .min(min, `Use a number of at least ${min.toLocaleString("en")}`)
    .max(max, `Use a number of at most ${max.toLocaleString("en")}`);
}

/** Digits alone: no sign, space, fraction, exponent, other base or leading zero. */
const DECIMAL = /^(?:0|[1-9]\d*)$/;

/**
 * The number that an address writes; any other text stays as it is, for a schema to refuse. `Number()` would read
 * `1e0`, `0x1` and ` 1` as 1, so that a mistyped identifier would name another record.
 */
export function readWholeNumber(text: unknown): unknown {
  return typeof text === "string" && DECIMAL.test(text) ? Number(text) : text;
}
