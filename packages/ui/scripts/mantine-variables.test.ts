import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mantineVariables } from "./mantine-variables.ts";

const written = readFileSync("src/theme/mantine-variables.css", "utf8");

test("the stylesheet is the one of the theme as it is now", () => {
  expect(written, "run: pnpm --filter @saywhere/ui mantine-variables").toBe(mantineVariables());
});

test("nothing is painted in Mantine's own blue", () => {
  expect(written).toContain("--mantine-primary-color-filled: var(--mantine-color-vermilion-filled);");
  expect(written).not.toMatch(/#(228be6|339af0|1c7ed6|1971c2)/i);
});
