import { expect, test } from "vitest";
import { readArguments, readOneArgument } from "./command-arguments.ts";

const RESET = { usage: "pnpm db:reset [--yes]", flag: "yes" };
const RESTORE = { usage: "pnpm db:restore FILE [--force]", flag: "force" };

test("reads a flag, and an argument before or after it", () => {
  expect(readArguments(RESET, [])).toEqual({ positionals: [], flagged: false });
  expect(readArguments(RESET, ["--yes"])).toEqual({ positionals: [], flagged: true });
  for (const args of [
    ["site.dump", "--force"],
    ["--force", "site.dump"],
    ["--", "site.dump", "--force"],
  ]) {
    expect(readOneArgument("file", RESTORE, args)).toEqual({ value: "site.dump", flagged: true });
  }
});

test("rejects an unknown option, and a flag that takes no value", () => {
  expect(() => readArguments(RESET, ["--dry-run"])).toThrow(/'--dry-run'.*Run it as: pnpm db:reset/);
  expect(() => readArguments(RESET, ["--yes=no"])).toThrow(/--yes.*Run it as: pnpm db:reset/);
});

test("rejects no argument and more than one where one is needed", () => {
  for (const args of [[], ["--force"], ["one.dump", "two.dump"]]) {
    expect(() => readOneArgument("file", RESTORE, args)).toThrow(
      "one file is needed. Run it as: pnpm db:restore FILE [--force]",
    );
  }
});
