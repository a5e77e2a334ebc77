import { expect, test } from "vitest";
import { type ExportManifest, pagePaths } from "./export-manifest.ts";
import { redirectPage, redirects } from "./redirects.ts";

const manifest: ExportManifest = {
  publicUrl: "https://saywhere.example",
  languages: [
    { slug: "farsi", phraseSlugs: ["hello", "thank-you"] },
    { slug: "português", phraseSlugs: ["hello"] },
  ],
  phrases: [{ slug: "hello" }, { slug: "thank-you" }],
  oldSlugs: [],
};

const moved = (change: Partial<ExportManifest>) => Object.fromEntries(redirects({ ...manifest, ...change }));

test("redirects a language slug in the position of a phrase to the language", () => {
  expect(moved({})).toEqual({
    "/phrases/farsi": "/languages/farsi",
    "/phrases/portugu%C3%AAs": "/languages/portugu%C3%AAs",
  });
});

test("does not redirect a language slug in the position of a phrase when a phrase has that slug", () => {
  const phrases = [...manifest.phrases, { slug: "farsi" }];
  expect(moved({ phrases })).not.toHaveProperty("/phrases/farsi");
});

test("redirects old slugs to the current pages in one step", () => {
  const oldSlugs: ExportManifest["oldSlugs"] = [
    { kind: "language", slug: "persian", current: "farsi" },
    { kind: "language", slug: "parsi", current: "farsi" },
    { kind: "phrase", slug: "hi", current: "hello" },
  ];
  const all = moved({ oldSlugs });
  expect(all).toMatchObject({
    "/languages/persian": "/languages/farsi",
    "/languages/parsi/common-phrases": "/languages/farsi/common-phrases",
    "/emergency/persian": "/emergency/farsi",
    "/phrases/persian": "/languages/farsi",
    "/phrases/hi": "/phrases/hello",
    "/phrases/farsi/hi": "/phrases/farsi/hello",
    "/phrases/persian/hello": "/phrases/farsi/hello",
    "/phrases/parsi/hi": "/phrases/farsi/hello",
    "/phrases/persian/thank-you": "/phrases/farsi/thank-you",
  });
  const pages = new Set(pagePaths(manifest).flat());
  for (const [from, to] of Object.entries(all)) {
    expect(pages).not.toContain(from);
    expect(pages).toContain(to);
  }
  expect(all).not.toHaveProperty("/phrases/portugu%C3%AAs/thank-you");
});

test("redirects an old slug of both a phrase and a language to the phrase", () => {
  const oldSlugs: ExportManifest["oldSlugs"] = [
    { kind: "language", slug: "thanks", current: "farsi" },
    { kind: "phrase", slug: "thanks", current: "thank-you" },
  ];
  expect(moved({ oldSlugs })["/phrases/thanks"]).toBe("/phrases/thank-you");
});

test("redirects browsers, search engines and readers without scripts", () => {
  const html = redirectPage("https://saywhere.example", "/languages/farsi");
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/languages/farsi">');
  expect(html).toContain('<link rel="canonical" href="https://saywhere.example/languages/farsi">');
  expect(html).toContain('<a href="/languages/farsi">');
  expect(html).not.toContain("<script");
  expect(html).not.toContain("frame-ancestors");
});
