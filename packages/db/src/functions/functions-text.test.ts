import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { setUpTestDatabase } from "../testing/set-up-test-database.ts";
import { FUNCTIONS_FILE, functionsText } from "./functions-text.ts";

const db = setUpTestDatabase();

test("functions.generated.sql is current (pnpm --filter @saywhere/db functions:write writes it)", async () => {
  expect(await readFile(FUNCTIONS_FILE, "utf8")).toBe(await functionsText(db.pool));
});

test("functions.generated.sql has views, functions and triggers, but no functions of extensions", async () => {
  const text = await functionsText(db.pool);
  expect(text).toContain("create view published_translation as");
  expect(text).toContain("CREATE OR REPLACE FUNCTION public.record_change()");
  expect(text).toContain("CREATE TRIGGER translation_count_change ");
  expect(text).not.toMatch(/LANGUAGE c\b|RI_ConstraintTrigger/);
});
