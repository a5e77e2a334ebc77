import { expect, test } from "vitest";
import { type ExportManifest, pagePaths } from "./export-manifest.ts";

const manifest: ExportManifest = {
  publicUrl: "https://saywhere.example",
  languages: [
    { slug: "farsi", phraseSlugs: ["hello", "thank-you"] },
    { slug: "português", phraseSlugs: ["hello"] },
  ],
  phrases: [{ slug: "hello" }, { slug: "thank-you" }],
  oldSlugs: [],
};

test("lists the path of every page, grouped with the pages that read the same data", () => {
  expect(pagePaths(manifest)).toEqual([
    [
      "/",
      "/languages",
      "/phrases",
      "/emergency",
      "/about",
      "/privacy",
      "/terms",
      "/search",
      "/saved",
      "/practice",
      "/allergy-card",
      "/offline",
    ],
    ["/languages/farsi", "/languages/farsi/common-phrases", "/emergency/farsi"],
    ["/languages/portugu%C3%AAs", "/languages/portugu%C3%AAs/common-phrases", "/emergency/portugu%C3%AAs"],
    ["/phrases/hello", "/phrases/farsi/hello", "/phrases/portugu%C3%AAs/hello"],
    ["/phrases/thank-you", "/phrases/farsi/thank-you"],
  ]);
});

test("splits a phrase in very many languages into chunks", () => {
  const languages = Array.from({ length: 200 }, (_, index) => ({
    slug: `language-${index}`,
    phraseSlugs: ["hello"],
  }));
  const parts = pagePaths({ ...manifest, languages, phrases: [{ slug: "hello" }] });
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(100);
  expect(new Set(parts.flat()).size).toBe(12 + 600 + 201);
  expect(parts.flat()).toHaveLength(12 + 600 + 201);
});
