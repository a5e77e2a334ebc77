import { expect, test } from "vitest";
import { loadedPageHead, pageHead } from "./seo.ts";

const site = { settings: { name: "Saywhere" }, publicUrl: "https://saywhere.test" };
const page = { title: "Hello in Farsi", description: "How to say it.", path: "/phrases/farsi/hello" };

type Tag = Record<string, unknown>;
const find = (head: { meta: object[] }, name: string) =>
  (head.meta as Tag[]).find((tag) => tag.name === name || tag.property === name)?.content;
const data = (head: { meta: object[] }) =>
  (head.meta as Tag[]).flatMap((tag) => (tag["script:ld+json"] ? [tag["script:ld+json"] as Tag] : []));

test("sets the title, description and canonical URL of the page", () => {
  const head = pageHead(site, page);
  expect(head.meta[0]).toEqual({ title: "Hello in Farsi | Saywhere" });
  expect(find(head, "description")).toBe("How to say it.");
  expect(head.links).toEqual([{ rel: "canonical", href: "https://saywhere.test/phrases/farsi/hello" }]);
  expect(find(head, "og:url")).toBe("https://saywhere.test/phrases/farsi/hello");
  expect(find(head, "robots")).toBeUndefined();
});

test("shares the page's image as a large card, or else the logo", () => {
  const image = { path: "/share/phrases/farsi/hello.png", alt: "سلام" };
  const head = pageHead(site, { ...page, image });
  expect(find(head, "og:image")).toBe("https://saywhere.test/share/phrases/farsi/hello.png");
  expect([find(head, "og:image:width"), find(head, "og:image:height")]).toEqual(["1200", "630"]);
  expect(find(head, "og:image:alt")).toBe("سلام");
  expect(find(head, "twitter:card")).toBe("summary_large_image");
  expect(find(pageHead(site, page), "twitter:card")).toBe("summary");
});

test("advertises the site search on every page", () => {
  expect(data(pageHead(site, page))[0]).toMatchObject({
    "@type": "WebSite",
    potentialAction: {
      "@type": "SearchAction",
      target: { urlTemplate: "https://saywhere.test/search?q={term}" },
      "query-input": "required name=term",
    },
  });
});

test("adds the breadcrumb and the structured data of the page", () => {
  const breadcrumb = [{ label: "Farsi", path: "/languages/farsi" }];
  const [, trail, term] = data(
    pageHead(site, { ...page, breadcrumb, structuredData: [{ "@type": "DefinedTerm", name: "سلام" }] }),
  );
  expect(trail).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { position: 1, name: "Home", item: "https://saywhere.test/" },
      { position: 2, name: "Farsi", item: "https://saywhere.test/languages/farsi" },
    ],
  });
  expect(term).toEqual({ "@context": "https://schema.org", "@type": "DefinedTerm", name: "سلام" });
});

test("excludes visitor-specific pages from search indexes", () => {
  expect(find(pageHead(site, { ...page, index: false }), "robots")).toBe("noindex, follow");
});

test.each([
  ["notFound", "Phrase Not Found | Saywhere"],
  ["error", "Something Went Wrong | Saywhere"],
])("sets a title on a page that is %s, and excludes it from search indexes", (status, title) => {
  const head = loadedPageHead({ status, context: site }, undefined, "Phrase Not Found");
  expect(head.meta).toEqual([{ title }, { name: "robots", content: "noindex" }]);
});
