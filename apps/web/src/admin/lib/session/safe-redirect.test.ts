import { expect, test } from "vitest";
import { safeReturnUrl } from "./safe-redirect.ts";

const dashboard = { pathname: "/", search: "" };

test.each([
  ["/languages", { pathname: "/languages", search: "" }],
  [
    "/translations?language=farsi&phrase=hello",
    { pathname: "/translations", search: "?language=farsi&phrase=hello" },
  ],
  ["/phrases/7/../8", { pathname: "/phrases/8", search: "" }],
  ["/", dashboard],
])("redirects %s to the requested page", (url, expected) => {
  expect(safeReturnUrl(url)).toEqual(expected);
});

test.each([
  undefined,
  "",
  "languages",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "/\t/elsewhere.example",
  "https://elsewhere.example/",
  "javascript:alert(1)",
  "/../api/docs",
  "/..//elsewhere.example",
  "/.//elsewhere.example",
  "/%2e%2e/phrases",
  "@elsewhere.example",
  "/sign-in?redirect=/sign-in",
])("redirects %s to the dashboard", (url) => {
  expect(safeReturnUrl(url)).toEqual(dashboard);
});
