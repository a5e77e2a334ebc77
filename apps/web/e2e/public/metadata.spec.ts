import { expect, test } from "../support/test.ts";

interface Expected {
  path: string;
  title: string;
  types: string[];
  /** Share image of 1200 × 630. */
  large?: boolean;
  noindex?: boolean;
}

const pages: Expected[] = [
  { path: "/", title: "How to say everyday phrases in any language", types: ["WebSite"] },
  { path: "/languages", title: "Browse Languages", types: ["WebSite", "BreadcrumbList"] },
  { path: "/languages/farsi", title: "Farsi", types: ["WebSite", "BreadcrumbList", "Language"], large: true },
  {
    path: "/languages/farsi/common-phrases",
    title: "Common Phrases in Farsi",
    types: ["WebSite", "BreadcrumbList", "DefinedTermSet"],
    large: true,
  },
  { path: "/phrases", title: "Popular Language Phrases", types: ["WebSite", "BreadcrumbList"] },
  {
    path: "/phrases/arabic/thank-you",
    title: "How to say “Thank you” in Arabic",
    types: ["WebSite", "BreadcrumbList", "DefinedTerm"],
    large: true,
  },
  {
    path: "/phrases/thank-you",
    title: "How to say “Thank you” in every language",
    types: ["WebSite", "BreadcrumbList", "DefinedTermSet"],
  },
  { path: "/search?q=hello", title: "hello", types: ["WebSite"], noindex: true },
  { path: "/saved", title: "Saved Phrases", types: ["WebSite", "BreadcrumbList"], noindex: true },
  { path: "/practice", title: "Practice", types: ["WebSite", "BreadcrumbList"], noindex: true },
  {
    path: "/allergy-card",
    title: "Allergy and Diet Card",
    types: ["WebSite", "BreadcrumbList"],
    noindex: true,
  },
  { path: "/emergency", title: "Emergency Numbers", types: ["WebSite", "BreadcrumbList"] },
  {
    path: "/emergency/japanese",
    title: "Emergency Phrases in Japanese",
    types: ["WebSite", "BreadcrumbList"],
    large: true,
  },
  { path: "/about", title: "About Us", types: ["WebSite", "BreadcrumbList"] },
  { path: "/privacy", title: "Privacy Policy", types: ["WebSite"] },
  { path: "/terms", title: "Terms of Service", types: ["WebSite"] },
];

test.use({ javaScriptEnabled: false });

test("every page has complete and unique metadata", async ({ page, request, baseURL }) => {
  const texts: string[] = [];
  for (const { path, title, types, large = false, noindex = false } of pages) {
    await test.step(path, async () => {
      await page.goto(path);
      const content = (name: string) =>
        page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute("content");

      await expect(page.locator("title")).toHaveCount(1);
      const fullTitle = await page.title();
      expect(fullTitle).toMatch(/^.+ \| Saywhere$/);
      expect(fullTitle).toContain(title);
      await expect(page.locator('meta[name="description"]')).toHaveCount(1);
      expect(((await content("description")) ?? "").length).toBeGreaterThan(20);
      const canonical = page.locator('link[rel="canonical"]');
      await expect(canonical).toHaveCount(1);
      await expect(canonical).toHaveAttribute("href", baseURL + path);
      expect(await page.locator('meta[name="robots"]').count()).toBe(noindex ? 1 : 0);

      for (const name of [
        "og:site_name",
        "og:type",
        "og:title",
        "og:description",
        "og:url",
        "twitter:card",
      ]) {
        expect(await content(name), name).toBeTruthy();
      }
      expect(await content("og:url")).toBe(baseURL + path);
      expect(await content("twitter:card")).toBe(large ? "summary_large_image" : "summary");
      const image = await request.get((await content("og:image")) ?? "");
      expect(image.status()).toBe(200);
      expect(image.headers()["content-type"]).toBe("image/png");
      expect(pngSize(await image.body())).toEqual(large ? [1200, 630] : [512, 512]);

      const data = await structuredData(page.locator('script[type="application/ld+json"]').allTextContents());
      expect(data.map((item) => item["@type"])).toEqual(expect.arrayContaining(types));
      expect(data.every((item) => item["@context"] === "https://schema.org")).toBe(true);
      expect(data.find((item) => item["@type"] === "WebSite")).toMatchObject({
        potentialAction: { target: { urlTemplate: `${baseURL}/search?q={term}` } },
      });
      texts.push(
        fullTitle,
        (await canonical.getAttribute("href")) ?? "",
        (await content("description")) ?? "",
      );
    });
  }
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test("serves the icons and the manifest", async ({ page, request, baseURL }) => {
  await page.goto("/");
  for (const rel of ["icon", "apple-touch-icon"]) {
    const href = await page.locator(`link[rel="${rel}"]`).first().getAttribute("href");
    const icon = await request.get(href ?? "");
    expect(icon.status(), rel).toBe(200);
    expect(icon.headers()["content-type"], rel).toMatch(/^image\//);
  }
  const manifest = await request.get((await page.locator('link[rel="manifest"]').getAttribute("href")) ?? "");
  expect(manifest.status()).toBe(200);
  expect(manifest.headers()["content-type"]).toContain("application/manifest+json");
  const { name, start_url, icons } = (await manifest.json()) as {
    name: string;
    start_url: string;
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  expect(name).toBe("Saywhere");
  expect((await request.get(new URL(start_url, baseURL).href)).status()).toBe(200);
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  for (const { src, sizes, type } of icons) {
    const icon = await request.get(src);
    expect(icon.status(), src).toBe(200);
    expect(icon.headers()["content-type"], src).toContain(type);
    if (type === "image/png") expect(pngSize(await icon.body()).join("x"), src).toBe(sizes);
  }
});

/** Width and height, from the header of a PNG; fails where it is none. */
function pngSize(bytes: Buffer): [number, number] {
  expect(bytes.subarray(1, 4).toString("latin1")).toBe("PNG");
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

async function structuredData(texts: Promise<string[]>): Promise<Record<string, unknown>[]> {
  return (await texts).map((text) => JSON.parse(text) as Record<string, unknown>);
}
