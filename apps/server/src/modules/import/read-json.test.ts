import { IMPORT_FILES } from "@saywhere/validators/content/import";
import { expect, test } from "vitest";
import { readJson } from "./read-json.ts";

async function* inPieces(text: string, length: number): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += length) yield text.slice(start, start + length);
}
const read = (text: string, length = 1_000) =>
  Array.fromAsync(readJson(inPieces(text, length), IMPORT_FILES.translation));

test.each([1, 7, 1_000])("reads a list as JSON.parse does, in chunks of %i characters", async (length) => {
  const list = [
    {
      language: "thai",
      native_text: 'สวัสดี "\\\n\t\u0007 😀',
      romanization: null,
      variants: [{ label: "a" }, {}],
    },
    { regional_variations: [], usage_notes: "", audio_url: 1e3, video_url: true },
    {},
  ];
  for (const text of [JSON.stringify(list), JSON.stringify(list, null, 2)]) {
    expect(await read(text, length)).toEqual(list.map((values, index) => ({ line: index + 1, values })));
  }
  expect(await read('[{"language":"\\ud83d\\ude00\\ud800"}]', length)).toEqual([
    { line: 1, values: { language: "😀\ud800" } },
  ]);
});

test("reads no rows from an empty list", async () => expect(await read("[]")).toEqual([]));

test.each([
  ["5", "Every entry of the list has to be an object"],
  ["null", "Every entry of the list has to be an object"],
  ["[]", "Every entry of the list has to be an object"],
])("reports an entry such as %s as an invalid row", async (entry, error) => {
  expect(await read(`[{},${entry}]`)).toMatchObject([{ line: 1 }, { line: 2, error }]);
});

test("names all unknown fields of an entry, and reads the others", async () => {
  const entry = '{"phrase_id":1,"phrase":"hello","langage":"thai","__proto__":{"language":"thai"}}';
  const [row] = await read(`[${entry}]`);
  expect(row).toMatchObject({ line: 1, values: { phrase: "hello" } });
  expect(row?.unknown).toEqual(["phrase_id", "langage", "__proto__"]);
});

const keys = (count: number) => Array.from({ length: count }, (_, index) => `"k${index}":0`).join(",");

test.each([
  ["", /^The file is not valid JSON, in entry 1 of the list: it ends before the list does/],
  ["[{}", /^The file is not valid JSON, in entry 2 of the list: it ends/],
  ['[{"language":"a"', /not valid JSON, in entry 1/],
  ["[{},]", /^The file is not valid JSON, in entry 2 of the list: Unexpected [^.]*\. A comma/],
  ["[{}] []", /not valid JSON/],
  ["what", /not valid JSON/],
  ["{}", /^The file has to hold a list/],
  ['"text"', /^The file has to hold a list/],
  [`[{},{${keys(2_000)}}]`, /^Entry 2 of the list has more than 1500 keys and values/],
  [`[{"variants":[${"0,".repeat(2_000)}0]}]`, /^Entry 1 of the list has more than 1500 keys and values/],
  ["[".repeat(100_000), /^Entry 1 of the list is nested too deeply/],
  ['[{"variants":[{"label":{}}]}]', /^Entry 1 of the list is nested too deeply/],
  [`[{},{"language":"${"a".repeat(1_100_000)}"}]`, /^Entry 2 of the list has more than 1000000 characters/],
  [`[{}${" ".repeat(1_100_000)}]`, /^Entry 2 of the list has more than 1000000 characters/],
  [`[${"{},".repeat(100_000)}{}]`, /more than 100000 rows/],
])("rejects an unreadable file with a message that explains the error, case %#", async (text, message) => {
  await expect(read(text)).rejects.toMatchObject({
    code: "BAD_REQUEST",
    message: expect.stringMatching(message),
  });
});

test("reads an entry with the most data that its fields may have", async () => {
  const native = "ก".repeat(2_000);
  const entry = {
    language: "thai",
    phrase: "hello",
    native_text: native,
    usage_notes: "x".repeat(10_000),
    cultural_notes: "x".repeat(10_000),
    regional_variations: Array.from({ length: 50 }, () => ({ region: "r".repeat(200), notes: native })),
    variants: Array.from({ length: 50 }, () => ({
      label: "l".repeat(200),
      speaker: "woman",
      listener: "man",
      register: "formal",
      region: "r".repeat(100),
      same_meaning: true,
      native_text: native,
      romanization: native,
      pronunciation_guide: native,
    })),
  };
  expect(await read(JSON.stringify([entry, entry], null, 2))).toEqual([
    { line: 1, values: entry },
    { line: 2, values: entry },
  ]);
});
