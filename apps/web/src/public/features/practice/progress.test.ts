import { toastStore } from "@saywhere/ui/toasts/notify";
import { expect, test, vi } from "vitest";
import { expectConsoleError } from "../../../testing/console-errors.ts";
import { forgetProgress, type Review, saveReview } from "./progress.ts";
import * as database from "./progress-database.ts";

const review: Review = {
  due: 2,
  reviewed: 1,
  stability: 1,
  difficulty: 1,
  scheduled_days: 0,
  learning_steps: 0,
  reps: 1,
  lapses: 0,
  state: "Learning",
};

test("says at the first answer that the browser does not store the progress, and not again", async () => {
  forgetProgress();
  vi.spyOn(database, "readDatabase").mockResolvedValue({ reviews: new Map(), days: new Map() });
  const full = new DOMException("The quota has been exceeded.", "QuotaExceededError");
  vi.spyOn(database, "writeReview").mockRejectedValue(full);
  expectConsoleError(/The progress could not be stored/);
  await saveReview("1:from-english", review);
  const shown = toastStore.get();
  expect(shown).toMatchObject({ title: "Your progress could not be stored", variant: "destructive" });
  await saveReview("2:from-english", review);
  expect(toastStore.get()).toBe(shown);
});
