/** An editor mends a file once: the report names all faults of a row, and none that follows from another. */
import type { ImportFormat, ImportKind } from "@saywhere/validators/content/import";
import { expect, test } from "vitest";
import { openServices } from "../support/open-services.ts";
import { AUTHOR } from "../support/refusal.ts";

const open = openServices();

interface Options {
  kind?: ImportKind;
  format?: ImportFormat;
}

/** Returns the problems of each invalid row after its line. */
async function faultsOf(
  text: string,
  { kind = "translation", format = "csv" }: Options = {},
): Promise<unknown[]> {
  const report = await open.services.import.run(
    { kind, format, bytes: Buffer.from(text) },
    {
      dryRun: true,
      author: AUTHOR,
      authorize: async () => undefined,
      onProgress: () => undefined,
      signal: new AbortController().signal,
    },
  );
  const invalid = report.rows.filter(({ outcome }) => outcome === "invalid");
  return invalid.map(({ line, problems }) => [
    line,
    ...problems.map(({ field, message }) => (field === null ? message : `${field}: ${message}`)),
  ]);
}

test("reports all countries of a cell that cannot be read, and the faults of the others with their places", async () => {
  const countries = [
    "Laos, LA, 1191",
    "Thailand, TH, 191, call, 199",
    "Japan",
    "Iran, XYZ, 110, 115, 125",
    "Siam, TH, 1, 2, 3",
  ].join("\n");
  const place = (number: number, message: string) => `emergency_numbers: No. ${number}${message}`;
  const format = ": Write country, code, police, ambulance and fire, such as: Japan, JP, 110, 119, 119";
  const file = `language,emergency_numbers\nklingon,"${countries}"\n`;
  expect(await faultsOf(file, { kind: "language" })).toEqual([
    [
      2,
      "language: There is no language “klingon”",
      place(1, format),
      place(3, format),
      place(2, ", ambulance: Use digits, spaces, * and # only"),
      place(4, ", code: Use the two letters of ISO 3166, such as JP"),
      place(5, ", code: The list has TH already"),
    ],
  ]);
});

test("reports all faults of a list of intents", async () => {
  const file = `phrase,intents\nnone,"fine\n…\n${"x".repeat(81)}\nFine!"\n`;
  expect(await faultsOf(file, { kind: "phrase" })).toEqual([
    [
      2,
      "phrase: There is no phrase “none”",
      "intents: No. 2: Every term needs a letter or a digit",
      "intents: No. 3: Use at most 80 characters",
      "intents: Search treats “Fine!” as one that is already in the list",
    ],
  ]);
});
