import { expect, test } from "vitest";
import { salamSuggestion } from "../../testing/suggestions.ts";
import { mergeCredits } from "./merge-credits.ts";

const sent = { suggested: "Salām", why: null, email: null, created_at: salamSuggestion.created_at };

test("adds the names of those who want to be thanked, each once", () => {
  const suggestion = {
    ...salamSuggestion,
    thank: true,
    doubles: [
      { ...sent, name: "Carla", thank: true },
      { ...sent, name: "Dora", thank: false },
      { ...sent, name: null, thank: true },
    ],
  };
  expect(mergeCredits("Berta, Ada", suggestion)).toBe("Berta, Ada, Carla");
});

test("leaves the thanks as they are when nobody wants any", () => {
  expect(mergeCredits("Berta,Ada", salamSuggestion)).toBe("Berta,Ada");
});
