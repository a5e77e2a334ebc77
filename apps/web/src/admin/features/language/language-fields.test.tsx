import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { farsi } from "../../testing/content.ts";
import { paste } from "../../testing/paste.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";
import { LANGUAGE_LABELS } from "./language-form.ts";

const answers = { language: { adminList: () => [farsi], adminGet: () => farsi, coverage: () => [] } };

test("the dialog of a language has an input or a list for every field", async () => {
  await renderAdmin(`/languages?edit=${farsi.id}`, { answers });
  const form = within(await screen.findByRole("dialog", { name: "Edit Language" }));
  for (const label of Object.values(LANGUAGE_LABELS)) {
    const name = new RegExp(`^${label}\\b`);
    const shown = [...form.queryAllByLabelText(name), ...form.queryAllByRole("button", { name })];
    expect(shown, label).not.toEqual([]);
  }
});

test("opens the collapsed fields for the error of one of the other names", async () => {
  const { user } = await renderAdmin(`/languages?edit=${farsi.id}`, { answers });
  const form = within(await screen.findByRole("dialog", { name: "Edit Language" }));
  const more = form.getByRole("button", { name: "More" });
  await user.click(more);
  const aliases = form.getByRole("combobox", { name: LANGUAGE_LABELS.aliases });
  await paste(user, aliases, "x".repeat(300));
  await user.keyboard("{Enter}");
  await user.click(more);
  await user.click(form.getByRole("button", { name: "Update Language" }));
  await expect.poll(() => more.ariaExpanded).toBe("true");
  expect(aliases).toBeInvalid();
});
