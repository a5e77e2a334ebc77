import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { graphemeSafeRanges, HighlightedText } from "./highlighted-text.tsx";

/** The text with brackets around its ranges. */
function bracketed(text: string, ...parts: [start: number, end: number][]): string {
  const whole = graphemeSafeRanges(
    text,
    parts.map(([start, end]) => ({ start, end })),
  );
  return whole.reduceRight(
    (shown, { start, end }) => `${shown.slice(0, start)}[${shown.slice(start, end)}]${shown.slice(end)}`,
    text,
  );
}

test.each([
  ["plain letters stay as they are", bracketed("thank you", [0, 5], [6, 9]), "[thank] [you]"],
  ["an accent of its own stays on its letter", bracketed("cafe\u0301 noir", [0, 4]), "[cafe\u0301] noir"],
  ["a part that begins with an accent takes the letter in", bracketed("e\u0301a", [1, 3]), "[e\u0301a]"],
  ["Arabic vowels stay on their consonants", bracketed("شُكْرًا", [0, 1]), "[شُ]كْرًا"],
  ["Persian words keep their joiner", bracketed("می\u200cخواهم", [0, 2]), "[می\u200c]خواهم"],
  ["letters that are drawn as one stay together", bracketed("नमस्ते", [0, 3]), "[नमस्ते]"],
  ["Thai vowels and tones stay above their consonant", bracketed("น้ำ", [0, 1]), "[น้]ำ"],
  ["characters of two units stay whole", bracketed("a\u{20000}b", [0, 2]), "[a\u{20000}]b"],
  ["parts that touch become one", bracketed("merci", [0, 3], [3, 5]), "[merci]"],
  ["parts beyond the text are left out", bracketed("so", [1, 4], [2, 2]), "so"],
])("%s", (_, marked, expected) => {
  expect(marked).toBe(expected);
});

test("a Japanese text may break between its phrases, inside the marked part too", () => {
  const text = "写真を撮ってもいいですか";
  const shown = (parts: { start: number; end: number }[]) =>
    renderToStaticMarkup(
      HighlightedText({
        text,
        field: "native_text",
        match: { field: "native_text", text, parts },
        script: "Jpan",
      }),
    ).replaceAll(/<mark[^>]*>/g, "<mark>");
  expect(shown([])).toBe("写真を<wbr/>撮っても<wbr/>いいですか");
  expect(shown([{ start: 0, end: 5 }])).toBe("<mark>写真を<wbr/>撮っ</mark>ても<wbr/>いいですか");
  expect(shown([{ start: 3, end: 5 }])).toBe("写真を<mark><wbr/>撮っ</mark>ても<wbr/>いいですか");
});
