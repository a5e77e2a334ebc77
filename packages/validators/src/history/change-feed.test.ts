import { expect, test } from "vitest";
import { issuesOf } from "../testing/schema-issues.ts";
import { changeFeed, changeFeedInput, NOW } from "./change-feed.ts";

test("the contract of the change feed preserves a record of each kind", () => {
  const changes = ["language", "category", "phrase", "translation"].map((kind) => ({
    kind,
    id: 1,
    slug: "hello",
    language_id: 2,
    phrase_id: 3,
    deleted: false,
  }));
  const value = { changes, next: "c", more: true };
  expect(changeFeed.parse(value)).toEqual(value);
});

test("a request for changes starts at a cursor or now, and covers 100 changes unless it says otherwise", () => {
  expect(NOW).toBe("now");
  expect(changeFeedInput.parse({})).toEqual({ limit: 100 });
  const longest = { after: "c".repeat(400), limit: 500 };
  expect(changeFeedInput.parse(longest)).toEqual(longest);
});

test.each([
  [{ after: "c".repeat(401) }, "after"],
  [{ limit: 0 }, "limit"],
  [{ limit: 501 }, "limit"],
])("rejects the request for changes %#, in which a value is out of range", (input, field) =>
  expect(issuesOf(changeFeedInput, input).map(([where]) => where)).toEqual([field]),
);
