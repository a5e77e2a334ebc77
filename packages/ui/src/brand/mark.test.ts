import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BUBBLE_PATH, PIN_PATH } from "./mark-paths.ts";

test.each(["src/brand/mark.svg", "public-assets/favicon.svg"])(
  "%s draws the mark as the pages do",
  (file) => {
    const svg = readFileSync(file, "utf8");
    expect(svg).toContain(`d="${BUBBLE_PATH}"`);
    expect(svg).toContain(`d="${PIN_PATH}"`);
  },
);
