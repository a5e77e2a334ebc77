import { describe, expect, test } from "vitest";
import {
  DOCUMENT_ID_LENGTH,
  DOCUMENT_LENGTH,
  documentIdOf,
  documentInput,
  documentSaveInput,
  INVALID_DOCUMENT_URL,
  isDocumentId,
  storedDocument,
} from "./document.ts";

test("stores a document's text as it was typed, in composed Unicode form", () => {
  const content = "\n# Cafe\u0301\r\n\n    code  \n";
  expect(documentSaveInput.parse({ documentId: "Cafe\u0301.md", content, version: 0 })).toEqual({
    documentId: "Caf\u00e9.md",
    content: content.normalize("NFC"),
    version: 0,
  });
  expect(documentSaveInput.parse({ documentId: "x", content: "" })).toEqual({ documentId: "x", content: "" });
});

test("the document schema preserves a whole document", () => {
  const document = {
    id: 1,
    documentId: "a.md",
    content: "# A",
    version: 2,
    updatedAt: "2026-03-01T12:00:00Z",
  };
  expect(storedDocument.parse(document)).toEqual(document);
  expect(documentInput.parse({ documentId: "a.md" })).toEqual({ documentId: "a.md" });
});

test("a document's text takes 200,000 characters and no more", () => {
  const content = "a".repeat(DOCUMENT_LENGTH);
  expect(documentSaveInput.safeParse({ documentId: "x", content }).success).toBe(true);
  const { error } = documentSaveInput.safeParse({ documentId: "x", content: `${content}a` });
  expect(error?.issues).toMatchObject([{ path: ["content"], message: "Use at most 200,000 characters" }]);
});

test.each([undefined, null, 7, ["a"], "\0", "\ud800"])("rejects the document content %j", (content) => {
  const { error } = documentSaveInput.safeParse({ documentId: "x", content });
  expect(error?.issues.map(({ path }) => path)).toEqual([["content"]]);
});

test.each(["", "a/b", "..", " x", "x\0"])("rejects the document identifier %j", (documentId) => {
  const { error } = documentSaveInput.safeParse({ documentId, content: "" });
  expect(error?.issues).toMatchObject([{ path: ["documentId"], message: INVALID_DOCUMENT_URL }]);
});

test.each([-1, 1.5, "1", null])("rejects the document version %j", (version) => {
  const { error } = documentSaveInput.safeParse({ documentId: "x", content: "", version });
  expect(error?.issues.map(({ path }) => path)).toEqual([["version"]]);
});

describe("documentIdOf (specification §3, §5)", () => {
  test.each([
    ["https://example.org/docs/guide.md", "guide.md"],
    ["https://example.org/guide?version=2#top", "guide"],
    ["https://example.org/guide#a/b?c/d", "guide"],
    ["/docs/guide.md?x=/y", "guide.md"],
    ["docs/guide", "guide"],
    ["guide.md", "guide.md"],
    ["./guide.md", "guide.md"],
    ["../../guide.md", "guide.md"],
    ["//example.org/guide", "guide"],
    ["  /docs/guide  ", "guide"],
    ["HTTPS://EXAMPLE.ORG/Guide", "Guide"],
    ["https://example.org:8443//docs//guide", "guide"],
    ["https://example.org/docs/../guide", "guide"],
    ["docs\\guide", "guide"],
    ["/docs/my guide.md", "my guide.md"],
    ["/docs/my%20guide.md", "my guide.md"],
    ["/docs/50%25", "50%"],
    ["/docs/a%3Fb%23c", "a?b#c"],
    ["/docs/سلام.md", "سلام.md"],
    ["/docs/%E4%BD%A0%E5%A5%BD", "你好"],
    ["/docs/Cafe\u0301", "Caf\u00e9"],
    ["/docs/Cafe%CC%81", "Caf\u00e9"],
    ["/docs/...", "..."],
    ["/docs/.hidden", ".hidden"],
    [`/docs/${"a".repeat(DOCUMENT_ID_LENGTH)}`, "a".repeat(DOCUMENT_ID_LENGTH)],
  ])("documentIdOf reads from %j the identifier %j", (url, id) => expect(documentIdOf(url)).toBe(id));

  test.each([
    "",
    "   ",
    "/",
    "?guide",
    "#guide",
    "https://example.org",
    "https://example.org/",
    "https://example.org?guide",
    "//example.org",
    "https://example.org/docs/",
    "docs/",
    ".",
    "..",
    "/docs/..",
    "/docs/%2e%2e",
    "/docs/%2E",
    "/docs/a%2Fb",
    "/docs/a%2fb",
    "/docs/..%2fguide",
    "/docs/a%5Cb",
    "/docs/%",
    "/docs/%zz",
    "/docs/%E0%A4%A",
    "/docs/%FF",
    "/docs/%00",
    "/docs/a\0b",
    "/docs/a%0Ab",
    "/docs/a%1Fb",
    "/docs/a%7Fb",
    "/docs/%20",
    "/docs/%20guide",
    "/docs/guide%20",
    "/docs/%C2%A0guide",
    `/docs/${"a".repeat(DOCUMENT_ID_LENGTH + 1)}`,
    "javascript:alert(1)",
    "javascript://example.org/guide",
    "mailto:ada@example.org",
    "data:text/plain,guide",
    "file:///docs/guide",
    "ftp://example.org/guide",
    "C:\\docs\\guide",
    "http://",
    "https://exa mple.org/guide",
  ])("documentIdOf finds no identifier in %j", (url) => expect(documentIdOf(url)).toBeNull());

  test("an identifier encoded in a URL is read back unchanged", () => {
    for (const id of ["guide.md", "50%", "a b", "a?b#c", "a;b=c&d+e", "你好", "%2F", "'\"<b>"]) {
      expect(documentIdOf(`/docs/${encodeURIComponent(id)}`)).toBe(id);
      expect(isDocumentId(id)).toBe(true);
    }
  });
});

describe("isDocumentId", () => {
  test.each(["guide", "a b", "...", "50%", "سلام", "é", "a".repeat(DOCUMENT_ID_LENGTH)])(
    "accepts %j as a document identifier",
    (id) => expect(isDocumentId(id)).toBe(true),
  );

  test.each([
    "",
    " ",
    " guide",
    "guide ",
    ".",
    "..",
    "a/b",
    "../guide",
    "a\\b",
    "\0",
    "a\nb",
    "a\u007fb",
    "a\u0085b",
    "\ud800",
    "a\udc00",
    "a".repeat(DOCUMENT_ID_LENGTH + 1),
  ])("rejects %j as a document identifier", (id) => expect(isDocumentId(id)).toBe(false));
});
