import fc from "fast-check";
import { Fields, Written } from "./written-json.ts";

/** Texts with a special meaning in one of the programs that process them. */
const MEANING = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "x\udfff",
  "\u202egpj.exe",
  "\ufeff",
  "\u2028",
  "a\r\nset-cookie: a=b",
  "' or 1=1 --",
  "\\'; select pg_sleep(9) --",
  "$1",
  "%",
  "_%_",
  "\\",
  "& | ! ( ) <-> :* 'a",
  "a:*&!(b|c)<2>'",
  "*:*",
  "../../etc/passwd",
  "..\\..\\secret",
  "/etc/passwd",
  ".saywhere/x",
  "__proto__",
  "constructor",
  "toString",
  "<script>alert(1)</script>",
  "javascript:alert(1)",
  "https://a@[::1]:99999/\\",
  "=1+1",
  "{{7*7}}${7*7}",
  "NaN",
  "-0",
  "1e3",
  "0x10",
  "９",
  "1_000",
  "true",
  "null",
  "[object Object]",
  "farsi",
  "hello",
  "greetings",
  "thank you in japanese",
  "2026-02-30T25:61:61Z",
  "ﷺ".repeat(60),
  "e\u0301\u0301\u0301".repeat(50),
  "👩‍👩‍👧‍👦".repeat(20),
];

/** A text of any kind, mostly one with a special meaning. */
export const wildText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...MEANING) },
  { weight: 3, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 1, arbitrary: fc.integer({ min: 199, max: 20_000 }).map((length) => "é".repeat(length)) },
);

/** Numbers at the limits of programs and of the database, and texts that look like numbers. */
const wildNumber: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(0, -1, 1, 7, 1.5, 2_147_483_647, 2_147_483_648, -2_147_483_649, 2 ** 53, 2 ** 63, 1e308),
  fc
    .constantFrom("1e999", "-1e999", "NaN", "Infinity", "01", "1.", "0x1", "9".repeat(400))
    .map((text) => new Written(text)),
  fc.double(),
);

/** Names of properties that every object has. */
const OWN_NAMES = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "then", "toJSON"];

const deep = fc
  .tuple(fc.constantFrom<[string, string]>(["[", "]"], ['{"a":', "}"]), fc.constantFrom(3, 200, 5_000))
  .map(([[open, close], depth]) => new Written(`${open.repeat(depth)}1${close.repeat(depth)}`));

/** Any value that is valid, or nearly valid, JSON. */
export const wildValue: fc.Arbitrary<unknown> = fc.oneof(
  wildText,
  wildNumber,
  fc.constantFrom<unknown>(null, true, false, [], [[]], {}, [null], ["a", 1]),
  fc
    .constantFrom("undefined", "'a'", "{", "", "[1,]", '{"a":1,"a":2}', "\u0001", '"\\ud800"', '"\\x00"')
    .map((text) => new Written(text)),
  deep,
  fc.array(fc.oneof(wildText, wildNumber), { maxLength: 5 }),
  fc
    .tuple(fc.constantFrom(...OWN_NAMES, "$ne", "length"), wildText)
    .map(([name, value]) => new Fields([[name, value]])),
  fc.constantFrom(...OWN_NAMES).map((name) => new Fields([[name, new Fields([["polluted", true]])]])),
);
