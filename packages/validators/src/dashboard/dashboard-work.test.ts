import { expect, test } from "vitest";
import { work } from "./dashboard-work.ts";

test("the contract of the work that waits for editors preserves the whole value", () => {
  const at = "2026-03-01T12:00:00.000Z";
  const mention = {
    id: 1,
    text: "Is this formal, @Ada?",
    created_at: at,
    author: "Grace",
    translation_id: 7,
    phrase: { slug: "hello", english: "Hello" },
    language: { slug: "farsi", name: "Farsi", code: "fa", script: "Arab", direction: "rtl" },
  };
  const value = {
    mentions: { items: [mention], total: 1 },
    open_comments: 2,
    open_tasks: 3,
    warnings: { count: 4, more: true },
    site: { status: "failed", at, changes: null },
  };
  expect(work.parse(value)).toEqual(value);
  expect(work.parse({ ...value, site: null })).toEqual({ ...value, site: null });
});
