import { expect, test } from "vitest";
import { createExportFile, keyOf, pageKeyOf } from "./export-file.ts";

test.each([
  ["index.html", "text/html; charset=utf-8"],
  ["assets/entry-abc.js", "text/javascript; charset=utf-8"],
  ["assets/style-abc.css", "text/css; charset=utf-8"],
  ["assets/serif-abc.woff2", "font/woff2"],
  ["assets/app-abc.webmanifest", "application/manifest+json; charset=utf-8"],
  ["favicon.svg", "image/svg+xml; charset=utf-8"],
  ["icon-512.png", "image/png"],
  ["data/phrases.json", "application/json; charset=utf-8"],
  ["sitemap.xml", "application/xml; charset=utf-8"],
  ["robots.txt", "text/plain; charset=utf-8"],
])("sends %s as %s", (key, contentType) => {
  expect(createExportFile(key, new Uint8Array()).contentType).toBe(contentType);
});

test("marks only files with a hash in their name as immutable", () => {
  expect(createExportFile("assets/entry-abc.js", "").cacheControl).toBe(
    "public, max-age=31536000, immutable",
  );
  for (const key of ["index.html", "favicon.svg", "data/search.json", "languages/assets/index.html"]) {
    expect(createExportFile(key, "").cacheControl).toBe("public, max-age=300");
  }
  expect(createExportFile("sw.js", "").cacheControl).toBe("no-cache");
});

test("stores a page under the key where plain servers look for it", () => {
  expect(pageKeyOf("/")).toBe("index.html");
  expect(pageKeyOf("/phrases/farsi/hello")).toBe("phrases/farsi/hello/index.html");
  expect(pageKeyOf("/languages/portugu%C3%AAs")).toBe("languages/português/index.html");
  expect(keyOf("/data/languages/portugu%C3%AAs.json")).toBe("data/languages/português.json");
});

test.each(["../index.html", "a//b.html", "/a.html", "a/./b.html", "a\\b.html", "a\0.html"])(
  "rejects %j as a key of the static export",
  (key) => expect(() => createExportFile(key, "")).toThrow("cannot hold a file named"),
);

test("throws an error for an unknown file type", () => {
  expect(() => createExportFile("assets/thing.unknown-kind", "")).toThrow(
    "The type of assets/thing.unknown-kind is unknown",
  );
});
