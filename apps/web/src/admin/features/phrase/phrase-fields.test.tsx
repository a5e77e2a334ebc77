import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { greetings, hello } from "../../testing/content.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";
import { PHRASE_LABELS } from "./phrase-form.ts";

test("the dialog of a phrase has an input for every field", async () => {
  const page = { items: [hello], next: null, previous: null, total: 1, offset: 0 };
  await renderAdmin("/phrases?edit=1", {
    answers: {
      phrase: { adminPage: () => page, options: () => [] },
      category: { adminList: () => [greetings] },
      language: { adminList: () => [] },
    },
  });
  const form = within(await screen.findByRole("dialog", { name: "Edit Phrase" }));
  for (const label of Object.values(PHRASE_LABELS)) {
    expect(form.queryAllByLabelText(new RegExp(`^${label}\\b`)), label).not.toEqual([]);
  }
});
