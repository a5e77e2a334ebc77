import { describe, expect, test } from "vitest";
import { pageAddresses, redirects, type SiteOutline } from "./export-manifest.ts";

const outline: SiteOutline = {
  publicUrl: "https://saywhere.example",
  languages: [
    { slug: "farsi", phraseSlugs: ["hello", "thank-you"] },
    { slug: "português", phraseSlugs: ["hello"] },
  ],
  phrases: [{ slug: "hello" }, { slug: "thank-you" }],
  oldSlugs: [],
};

test("every page has its address, those that read the same together", () => {
  expect(pageAddresses(outline)).toEqual([
    ["/", "/languages", "/phrases", "/about", "/privacy", "/terms", "/search", "/saved"],
    ["/languages/farsi", "/languages/farsi/common-phrases"],
    ["/languages/portugu%C3%AAs", "/languages/portugu%C3%AAs/common-phrases"],
    ["/phrases/hello", "/phrases/farsi/hello", "/phrases/portugu%C3%AAs/hello"],
    ["/phrases/thank-you", "/phrases/farsi/thank-you"],
  ]);
});

test("a phrase in very many languages comes in parts", () => {
  const languages = Array.from({ length: 200 }, (_, index) => ({
    slug: `language-${index}`,
    phraseSlugs: ["hello"],
  }));
  const parts = pageAddresses({ ...outline, languages, phrases: [{ slug: "hello" }] });
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(100);
  expect(new Set(parts.flat()).size).toBe(8 + 400 + 201);
  expect(parts.flat()).toHaveLength(8 + 400 + 201);
});

describe("addresses that lead on", () => {
  const moved = (change: Partial<SiteOutline>) => Object.fromEntries(redirects({ ...outline, ...change }));

  test("a language where a phrase is expected leads to the language", () => {
    expect(moved({})).toEqual({
      "/phrases/farsi": "/languages/farsi",
      "/phrases/portugu%C3%AAs": "/languages/portugu%C3%AAs",
    });
  });

  test("unless a phrase has the slug", () => {
    const phrases = [...outline.phrases, { slug: "farsi" }];
    expect(moved({ phrases })).not.toHaveProperty("/phrases/farsi");
  });

  test("slugs of before lead to where the records are now, in one step", () => {
    const oldSlugs: SiteOutline["oldSlugs"] = [
      { kind: "language", slug: "persian", current: "farsi" },
      { kind: "language", slug: "parsi", current: "farsi" },
      { kind: "phrase", slug: "hi", current: "hello" },
    ];
    const all = moved({ oldSlugs });
    expect(all).toMatchObject({
      "/languages/persian": "/languages/farsi",
      "/languages/parsi/common-phrases": "/languages/farsi/common-phrases",
      "/phrases/persian": "/languages/farsi",
      "/phrases/hi": "/phrases/hello",
      "/phrases/farsi/hi": "/phrases/farsi/hello",
      "/phrases/persian/hello": "/phrases/farsi/hello",
      "/phrases/parsi/hi": "/phrases/farsi/hello",
      "/phrases/persian/thank-you": "/phrases/farsi/thank-you",
    });
    const pages = new Set(pageAddresses(outline).flat());
    for (const [from, to] of Object.entries(all)) {
      expect(pages).not.toContain(from);
      expect(pages).toContain(to);
    }
    expect(all).not.toHaveProperty("/phrases/portugu%C3%AAs/thank-you");
  });

  test("a slug of before that is both a phrase's and a language's leads to the phrase", () => {
    const oldSlugs: SiteOutline["oldSlugs"] = [
      { kind: "language", slug: "thanks", current: "farsi" },
      { kind: "phrase", slug: "thanks", current: "thank-you" },
    ];
    expect(moved({ oldSlugs })["/phrases/thanks"]).toBe("/phrases/thank-you");
  });
});
