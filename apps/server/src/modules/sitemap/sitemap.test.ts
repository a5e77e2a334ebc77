import { expect, test } from "vitest";
import { robots, sitemap, sitemapIndex } from "./sitemap.ts";

test("lists every URL in the sitemap, escaped", () => {
  const xml = sitemap([
    "https://saywhere.example/",
    "https://saywhere.example/phrases?language=a&category=b",
  ]);
  expect(xml).toContain("<loc>https://saywhere.example/</loc>");
  expect(xml).toContain("<loc>https://saywhere.example/phrases?language=a&amp;category=b</loc>");
});

test("lists sitemaps in the sitemap index", () => {
  expect(sitemapIndex(["https://saywhere.example/sitemaps/pages.xml"])).toContain(
    "<sitemap><loc>https://saywhere.example/sitemaps/pages.xml</loc></sitemap>",
  );
});

test("disallows the paths that only a server has, and none of them in the static export", () => {
  const url = "https://saywhere.example";
  const forbidden = (text: string) => [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path);
  expect(forbidden(robots(url, "server"))).toEqual(["/search", "/admin", "/trpc/"]);
  expect(forbidden(robots(url, "static export"))).toEqual(["/search"]);
});
