import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { japanese } from "../../../testing/languages.ts";
import { phraseEntry } from "../../testing/fixtures.ts";
import { shareSheet } from "./share-sheet.ts";

test("shares a form that was chosen, but not one that only the sharer's way to speak showed", async () => {
  userEvent.setup();
  const form = { label: "formal", slug: "formal" };
  const hello = phraseEntry("Hello", japanese);
  await shareSheet("Dinner", [
    { ...phraseEntry("Thank you"), form },
    { ...hello, form: { ...form, automatic: true } },
    hello,
  ]);
  await expect(navigator.clipboard.readText()).resolves.toBe(
    `${location.origin}/saved#sheet=3~Dinner~farsi.thank-you!formal~japanese.hello~2`,
  );
});
