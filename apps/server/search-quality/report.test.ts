import { expect, test } from "vitest";
import { type Judged, report } from "./report.ts";

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
