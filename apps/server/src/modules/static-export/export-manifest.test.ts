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

test("lists the path of every page, grouped with the pages that read the same data", () => {
  expect(pageAddresses(outline)).toEqual([
    ["/", "/languages", "/phrases", "/about", "/privacy", "/terms", "/search", "/saved"],
    ["/languages/farsi", "/languages/farsi/common-phrases"],
    ["/languages/portugu%C3%AAs", "/languages/portugu%C3%AAs/common-phrases"],
    ["/phrases/hello", "/phrases/farsi/hello", "/phrases/portugu%C3%AAs/hello"],
    ["/phrases/thank-you", "/phrases/farsi/thank-you"],
  ]);
});

test("splits a phrase in very many languages into chunks", () => {
  const languages = Array.from({ length: 200 }, (_, index) => ({
    slug: `language-${index}`,
    phraseSlugs: ["hello"],
  }));
  const parts = pageAddresses({ ...outline, languages, phrases: [{ slug: "hello" }] });
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(100);
  expect(new Set(parts.flat()).size).toBe(8 + 400 + 201);
  expect(parts.flat()).toHaveLength(8 + 400 + 201);
});

describe("redirects of the static export", () => {
  const moved = (change: Partial<SiteOutline>) => Object.fromEntries(redirects({ ...outline, ...change }));

  test("redirects a language slug in the position of a phrase to the language", () => {
    expect(moved({})).toEqual({
      "/phrases/farsi": "/languages/farsi",
      "/phrases/portugu%C3%AAs": "/languages/portugu%C3%AAs",
    });
  });

  test("does not redirect a language slug in the position of a phrase when a phrase has that slug", () => {
    const phrases = [...outline.phrases, { slug: "farsi" }];
    expect(moved({ phrases })).not.toHaveProperty("/phrases/farsi");
  });

  test("redirects old slugs to the current pages in one step", () => {
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

  test("redirects an old slug of both a phrase and a language to the phrase", () => {
    const oldSlugs: SiteOutline["oldSlugs"] = [
      { kind: "language", slug: "thanks", current: "farsi" },
      { kind: "phrase", slug: "thanks", current: "thank-you" },
    ];
    expect(moved({ oldSlugs })["/phrases/thanks"]).toBe("/phrases/thank-you");
  });
});
