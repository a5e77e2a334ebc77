import { Resvg } from "@resvg/resvg-js";
import { expect, test } from "vitest";
import type { ShareCard } from "./share-card-content.ts";
import { shareCardSvg } from "./share-card-svg.ts";
import { cardTexts } from "./share-card-text.ts";
import { contentLanguages, languageCardProps, translationCard } from "./testing/starting-content.ts";

const hostile = `<script>alert(1)</script>&"' ]]> &#0; \u0000\u0008`;

/** Whether only the spine is drawn near the edges, and nothing directly above the footer's rule. */
function marginIsClean(card: ShareCard): boolean {
  const { pixels, width, height } = new Resvg(shareCardSvg(card)).render();
  const rows = Array.from({ length: height }, (_, y) => y);
  const emptyRows = rows.filter((y) => y < 40 || (y > 500 && y < 530) || y >= height - 12);
  return Array.from({ length: width }, (_, x) => x)
    .slice(24, -24)
    .every((x) =>
      (x < 60 || x >= width - 60 ? rows : emptyRows).every((y) => pixels[(y * width + x) * 4] === 0xfb),
    );
}

test.each(contentLanguages)(
  "keeps the longest phrase of $name inside the margins",
  ({ slug, translations }) => {
    const forms = Object.values(translations).toSorted((a, b) => b.native_text.length - a.native_text.length);
    const longest = forms[0] ?? { native_text: "", romanization: null };
    const card = translationCard(slug, {
      nativeText: longest.native_text,
      romanization: longest.romanization,
    });
    expect(marginIsClean(card)).toBe(true);
    expect(cardTexts(card).native.text).toBe(longest.native_text);
  },
);

test("keeps texts of any length inside the margins", () => {
  const long = "Donaudampfschifffahrtsgesellschaftskapitän ".repeat(20);
  expect(
    marginIsClean(languageCardProps("german", { name: long, nativeName: long.trim(), greeting: long })),
  ).toBe(true);
  const card = translationCard("urdu", {
    english: long,
    nativeText: "میں کرنسی کہاں ".repeat(30),
    romanization: long,
  });
  expect(marginIsClean(card)).toBe(true);
}, 30_000);

test("cuts a text between characters, even if they have several code units", () => {
  const { native } = cardTexts(translationCard("hindi", { nativeText: "कि".repeat(180) }));
  expect(native.text).toBe("कि".repeat(180));
  const longer = cardTexts(translationCard("hindi", { nativeText: "कि".repeat(181) }));
  expect(longer.native.text).toBe(`${"कि".repeat(180)}…`);
});

test("writes none of the texts into the markup", () => {
  const card = translationCard("spanish", {
    english: hostile,
    nativeText: hostile,
    romanization: hostile,
    siteName: hostile,
  });
  const svg = shareCardSvg(card);
  expect(svg).not.toMatch(/script|alert|&/u);
  expect(() => new Resvg(svg).render()).not.toThrow();
});

test("renders an empty card for empty texts", () => {
  const card = translationCard("spanish", { english: "", nativeText: "", siteName: "" });
  expect(() => new Resvg(shareCardSvg(card)).render()).not.toThrow();
});

test("replaces a native text that the fonts cannot draw with the English text", () => {
  const { native, heading, below } = cardTexts(
    translationCard("spanish", {
      english: "Thank you",
      nativeText: "Շնորհակալություն",
      romanization: "Shnorhakalutyun",
    }),
  );
  expect(native.text).toBe("Thank you");
  expect(heading).toBeNull();
  expect(below?.text).toBe("Shnorhakalutyun");
});

test("places the spine and the text of a right-to-left card on the right", () => {
  const spine = /<rect x="(\d+)" y="0" width="20"/u;
  expect(shareCardSvg(languageCardProps("arabic")).match(spine)?.[1]).toBe("1180");
  expect(shareCardSvg(languageCardProps("greek")).match(spine)?.[1]).toBe("0");
});

test("shows the name of a language once when its own name equals the English one", () => {
  expect(cardTexts(languageCardProps("tagalog")).heading).toBeNull();
  expect(cardTexts(languageCardProps("thai")).heading?.text).toBe("Thai");
});
