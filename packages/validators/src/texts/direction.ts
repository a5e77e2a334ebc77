import { z } from "zod";

export const direction = z.enum(["ltr", "rtl"]).describe("Writing direction of the language's script");
export type Direction = z.infer<typeof direction>;

/** ISO 15924 codes of the scripts that run from right to left. */
const RTL_SCRIPTS = new Set(["Adlm", "Arab", "Aran", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa"]);

/**
 * The direction in which a script is written.
 *
 * @param script ISO 15924 code, such as `Arab`
 * @returns `rtl` for scripts written from right to left, otherwise `ltr`
 */
export function directionOfScript(script: string): Direction {
  return RTL_SCRIPTS.has(script) ? "rtl" : "ltr";
}
