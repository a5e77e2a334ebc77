import { expect, test } from "vitest";
import { classifyRequest, isPageAddress } from "./classify-request.ts";

const SITE = "https://saywhere.example";

type ClassifiedRequest = Parameters<typeof classifyRequest>[0];

function kind(path: string, more: Partial<ClassifiedRequest> = {}) {
  const request = {
    method: "GET",
    mode: "cors",
    referrer: `${SITE}/phrases`,
    headers: new Headers(),
  } as const;
  return classifyRequest({ ...request, url: new URL(path, SITE).href, ...more }, SITE);
}
const visit = { mode: "navigate" } as const;

test("caches public pages, their data and their built files", () => {
  for (const path of ["/", "/phrases/farsi/thank-you?from=mail", "/administration"]) {
    expect(kind(path, visit)).toBe("page");
  }
  expect(kind("/trpc/phrase.detail?input=%7B%7D")).toBe("data");
  expect(kind("/data/languages.json")).toBe("data");
  expect(kind("/assets/entry-abc.js", { mode: "no-cors" })).toBe("asset");
});

test.each([
  "/admin",
  "/admin/",
  "/admin/languages?q=a",
  "/api/languages",
  "/health/ready",
  "/files/a.mp3",
  "/share/a.png",
])("leaves %s to the browser, as a page and as data", (path) => {
  expect(kind(path, visit)).toBeNull();
  expect(kind(path)).toBeNull();
  expect(isPageAddress(new URL(path, SITE), SITE)).toBe(false);
});

test("leaves writes and partial, personal and cross-origin requests to the browser", () => {
  expect(kind("/trpc/language.list", { method: "POST" })).toBeNull();
  expect(kind("/assets/a.js", { headers: new Headers({ range: "bytes=0-" }) })).toBeNull();
  expect(kind("/trpc/language.list", { headers: new Headers({ authorization: "Bearer x" }) })).toBeNull();
  expect(kind("https://elsewhere.example/assets/a.js")).toBeNull();
  expect(isPageAddress(new URL("https://elsewhere.example/phrases"), SITE)).toBe(false);
});

test("caches neither the data of the administration area nor search suggestions", () => {
  expect(kind("/trpc/language.list", { referrer: `${SITE}/admin/languages` })).toBeNull();
  expect(kind("/trpc/language.list,task.list?batch=1")).toBeNull();
  expect(kind("/trpc/search.suggestions?input=%7B%7D")).toBeNull();
});
