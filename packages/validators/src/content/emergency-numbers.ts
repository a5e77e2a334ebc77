import { z } from "zod";
import { requiredText } from "../texts/field-schemas.ts";

/** Number of characters of an emergency number. */
const LENGTH = 20;

/** The most countries of a language. */
export const MAX_EMERGENCY_COUNTRIES = 50;

/** A number as people dial it: "110", "1 9 2", "*911". */
function emergencyNumber(message: string) {
  return (
    z
      .string(message)
      .trim()
      .min(1, message)
      .max(LENGTH, `Use at most ${LENGTH} characters`)
      .regex(/^[\d *#]*$/, "Use digits, spaces, * and # only")
      // Not a second pattern: generators of clients make no text of `allOf`.
      .refine((number) => /\d|^[^*# ]*$/.test(number), "Use at least one digit")
  );
}

/** The emergency numbers of one country where a language is met. */
export const emergencyNumbers = z
  .object({
    country: z.string().describe("English name of the country"),
    code: z.string().describe("ISO 3166-1 code of the country, such as JP"),
    police: z.string().describe("Digits, spaces, * and #"),
    ambulance: z.string(),
    fire: z.string(),
  })
  .meta({
    id: "EmergencyNumbers",
    description: "Emergency numbers of a country where the language is met",
    example: { country: "Japan", code: "JP", police: "110", ambulance: "119", fire: "119" },
  });
export type EmergencyNumbers = z.infer<typeof emergencyNumbers>;

/** The emergency numbers of a country that an editor enters. */
export const emergencyNumbersFields = z.object({
  // Files have one line for each country.
  country: requiredText("Enter the country, such as Japan", 100).overwrite((text) =>
    text.replaceAll(/\s+/g, " "),
  ),
  code: z
    .string("Enter the country's code, such as JP")
    .trim()
    .toUpperCase()
    .min(1)
    .regex(/^[A-Z]{2}$|^$/, "Use the two letters of ISO 3166, such as JP"),
  police: emergencyNumber("Enter the number of the police"),
  ambulance: emergencyNumber("Enter the number of the ambulance"),
  fire: emergencyNumber("Enter the number of the fire brigade"),
});

/** The countries of a language in the order in which they are shown, each once. */
export const emergencyNumbersInput = z
  .array(emergencyNumbersFields)
  .max(MAX_EMERGENCY_COUNTRIES, `Use at most ${MAX_EMERGENCY_COUNTRIES} countries`)
  .superRefine((rows, context) => {
    for (const [index, { code }] of rows.entries()) {
      if (rows.findIndex((row) => row.code === code) === index) continue;
      context.addIssue({ code: "custom", path: [index, "code"], message: `The list has ${code} already` });
    }
  });
