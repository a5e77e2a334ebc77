import { expect, test } from "vitest";
import { type Judged, report, shortfalls } from "./report.ts";

const judged = (part: Judged["part"], query: string, rank: number | null): Judged => ({
  part,
  query,
  kind: "noise",
  expect: { phrase: ["hello"], language: ["french", "catalan"] },
  rank,
  first: "please · german",
});

const text = report("phrases", [
  judged("tuning", "found at once", 1),
  judged("tuning", "in the third place", 3),
  judged("measured", "unseen", null),
]);

test("tells the shares of each part by kind", () => {
  expect(text).toMatch(/^tuning +noise +2 +0\.500 +1\.000$/m);
  expect(text).toMatch(/^measured +noise +1 +0\.000 +0\.000$/m);
  expect(text).toMatch(/^tuning +all +2 +0\.500 +1\.000$/m);
  expect(text).toMatch(/^ +aim +0\.900 +0\.980$/m);
});

test("tells what the tuning part missed, and nothing of the measured part", () => {
  expect(text).toContain(
    "in the third place  (noise)  expected hello · french|catalan, place 3, first please · german",
  );
  expect(text).not.toContain("found at once");
  expect(text).not.toContain("unseen");
});

test("names the aims that the measured part falls short of, whatever the tuning part reaches", () => {
  const found = (ranks: (number | null)[]) => [
    judged("tuning", "missed", null),
    ...ranks.map((rank) => judged("measured", "query", rank)),
  ];
  expect(shortfalls("needs", found([1, 1, 1, 1]))).toEqual([]);
  expect(shortfalls("needs", found([1, 1, 1, 5]))).toEqual(["needs hit@1"]);
  expect(shortfalls("needs", found([1, 1, 1, null]))).toEqual(["needs hit@1", "needs hit@5"]);
});
