import { expect, test } from "vitest";
import { latinFontLoader, splitLatinFonts } from "./latin-fonts.ts";

const face = (family: string, file: string, rest = "") =>
  `@font-face{font-family:${family};src:url(/assets/${file}-AbC_-123.woff2)format("woff2")${rest}}`;
const local = "@font-face{font-family:SW Line;src:local(Arial)}";
const sans = face("SW Sans", "sans-core", ";font-weight:400 700;unicode-range:U+41-5A,U+61-7A");
const italic = face("SW Serif", "serif-rest-italic", ";font-style:italic");
const [greek, thai] = [face("SW Serif", "serif-greek"), face("SW Thai", "thai")];

test("takes Latin font files out of a stylesheet, and leaves those of native texts and of the device", () => {
  expect(splitLatinFonts(`${local}${sans}${greek}p{margin:0}${italic}${thai}`)).toEqual({
    latin: sans + italic,
    rest: `${local}${greek}p{margin:0}${thai}`,
  });
});

test("names the core fonts in the page, and the stylesheet of the others", () => {
  const markup = latinFontLoader(sans + italic, "/assets/latin-fonts.css");
  const core = /const core=(\[\[.*?\]\])\.map/.exec(markup)?.[1] ?? "";
  expect(JSON.parse(core)).toEqual([
    [
      "SW Sans",
      "url(/assets/sans-core-AbC_-123.woff2)",
      { weight: "400 700", unicodeRange: "U+41-5A,U+61-7A", display: "swap" },
    ],
  ]);
  expect(markup).toContain('href:"/assets/latin-fonts.css"');
  expect(markup).toContain('<noscript><link rel="stylesheet" href="/assets/latin-fonts.css"/></noscript>');
});
