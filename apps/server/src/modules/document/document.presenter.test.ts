import { expect, test } from "vitest";
import { presentDocument } from "./document.presenter.ts";

test("identifies a document by the last segment of its URL", () => {
  const rest = { id: 1, content: "# A", version: 2, updatedAt: "2026-03-01T12:00:00.000Z" };
  expect(presentDocument({ ...rest, name: "a.md" })).toEqual({ ...rest, documentId: "a.md" });
});
