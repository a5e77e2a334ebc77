import { expect, test } from "vitest";
import { salamSuggestion } from "../../testing/suggestions.ts";
import { thanksWith } from "./thanks-with.ts";

const sent = { why: null, email: null, created_at: salamSuggestion.created_at };

test("adds the names of those who want to be thanked, each once", () => {
  const suggestion = {
    ...salamSuggestion,
    thank: true,
    thanks_to: "Berta, Ada",
    doubles: [
      { ...sent, name: "Carla", thank: true },
      { ...sent, name: "Dora", thank: false },
      { ...sent, name: null, thank: true },
    ],
  };
  expect(thanksWith(suggestion)).toBe("Berta, Ada, Carla");
});

test("leaves the thanks as they are when nobody wants any", () => {
  expect(thanksWith({ ...salamSuggestion, thanks_to: null })).toBe("");
});
