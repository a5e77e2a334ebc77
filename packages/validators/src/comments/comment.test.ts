import { expect, test } from "vitest";
import type { z } from "zod";
import { issuesOf } from "../testing/schema-issues.ts";
import { comment, commentEditInput, commentInput, unreadMention } from "./comment.ts";

const AT = "2026-03-01T12:00:00.000Z";
const INPUT = { translation_id: 7, text: "Is this formal, @Ada?", mentions: [1] };
const COMMENT = { id: 1, text: "Yes", created_at: AT };

test.each<[string, z.ZodType, unknown]>([
  ["a new comment", commentInput, INPUT],
  ["a change of a comment", commentEditInput, { id: 1, text: "Yes", mentions: [] }],
  [
    "a comment",
    comment,
    {
      ...COMMENT,
      author: { id: 1, name: "Ada" },
      mentions: [{ id: 2, name: "Grace" }],
      edited_at: AT,
      resolved_at: AT,
      resolved_by: "Grace",
      unread: true,
    },
  ],
  [
    "an unread mention",
    unreadMention,
    {
      ...COMMENT,
      author: "Ada",
      translation_id: 7,
      phrase: { slug: "hello", english: "Hello" },
      language: { slug: "farsi", name: "Farsi", code: "fa", script: "Arab", direction: "rtl" },
    },
  ],
])("the comment schemas parse %s unchanged", (_name, schema, value) =>
  expect(schema.parse(value)).toEqual(value),
);

test.each([
  [{ text: " \n" }, "text", "Write a comment first"],
  [{ text: "a".repeat(2_001) }, "text", "Use at most 2,000 characters"],
  [{ mentions: Array.from({ length: 21 }, () => 1) }, "mentions", "Mention at most 20 people"],
])("rejects the comment %# with a message on the field", (change, field, words) =>
  expect(issuesOf(commentInput, { ...INPUT, ...change })).toEqual([[field, words]]),
);

test("a comment takes 2,000 characters and mentions 20 people", () => {
  const longest = { ...INPUT, text: "a".repeat(2_000), mentions: Array.from({ length: 20 }, () => 1) };
  expect(issuesOf(commentInput, longest)).toEqual([]);
});
