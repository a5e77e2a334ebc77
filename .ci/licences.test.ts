import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { ALLOWED, ALLOWED_FOR, licencesPage, productionLicences } from "./licences.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const licences = productionLicences(root);

/** A choice of licences is allowed with one that is, and several at once with all of them. */
function isAllowed(licence: string): boolean {
  const choices = licence.replaceAll(/[()]/g, "").split(" OR ");
  return choices.some((choice) => choice.split(" AND ").every((one) => ALLOWED.includes(one)));
}

test("what runs in production has a licence that may come in", () => {
  expect(licences.length).toBeGreaterThan(100);
  const others = licences.filter(({ name, licence }) => !isAllowed(licence) && ALLOWED_FOR[name] !== licence);
  expect(others).toEqual([]);
});

test("every package with a licence that may come in for it alone is installed", () => {
  const names = licences.map(({ name }) => name);
  for (const [name, licence] of Object.entries(ALLOWED_FOR)) {
    expect(names).toContain(name);
    expect(isAllowed(licence)).toBe(false);
  }
});

test("a licence that may not come in is told", () => {
  expect(["GPL-3.0", "none", "(MIT AND AGPL-3.0)", "(MIT OR GPL-3.0)"].map(isAllowed)).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test("docs/licences.md is what is installed; `pnpm run licences` writes it anew", () => {
  expect(readFileSync(`${root}/docs/licences.md`, "utf8")).toBe(licencesPage(licences));
});
