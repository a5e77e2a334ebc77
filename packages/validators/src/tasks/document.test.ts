import { expect, test } from "vitest";
import {
  DOCUMENT_LENGTH,
  documentInput,
  documentSaveInput,
  INVALID_DOCUMENT_URL,
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
