import { expect, test } from "vitest";
import { formatValue } from "./format-value.ts";

test.each([
  [null, ""],
  [undefined, ""],
  ["Salām", "Salām"],
  [0, "0"],
  [true, "Yes"],
  [["Persian", "Parsi"], "Persian, Parsi"],
  [
    [
      { id: 4, english: "Hello" },
      { id: 9, english: "Goodbye" },
    ],
    "Hello, Goodbye",
  ],
  [[{ region: "Mexico", notes: "Said at any hour." }], "Mexico: Said at any hour."],
  [
    [
      { label: "informal", native_text: "درود", romanization: "Dorud", pronunciation_guide: "doh-ROOD" },
      { label: "formal", native_text: "سلام", romanization: null, pronunciation_guide: null },
    ],
    "informal: درود (Dorud; doh-ROOD)\nformal: سلام",
  ],
  [
    [{ label: "in Egypt, to a man", native_text: "إزيك", listener: "man", region: "Egypt", register: null }],
    "in Egypt, to a man: إزيك [said to: man; region: Egypt]",
  ],
  [
    [{ fire: "119", code: "JP", police: "110", country: "Japan", ambulance: "119" }],
    "Japan (JP): police 110, ambulance 119, fire 119",
  ],
  [{ facebook_url: "https://example.org", twitter_url: "" }, "facebook url: https://example.org"],
])("formats %j as %j", (value, text) => {
  expect(formatValue(value)).toBe(text);
});
