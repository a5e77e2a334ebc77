import { z } from "zod";

export const direction = z.enum(["ltr", "rtl"]).describe("Writing direction of the language's script");
export type Direction = z.infer<typeof direction>;

/** ISO 15924 codes of the right-to-left scripts. */
const RTL_SCRIPTS = new Set(["Adlm", "Arab", "Aran", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa"]);

/**
 * Returns the direction of a script.
 *
 * @param script ISO 15924 code, such as `Arab`
 * @returns `rtl` for scripts written from right to left, otherwise `ltr`
 */
export function directionOfScript(script: string): Direction {
  return RTL_SCRIPTS.has(script) ? "rtl" : "ltr";
}
