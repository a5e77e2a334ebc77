import type { ListedLanguage } from "@saywhere/validators/content/language";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../testing/api.ts";
import { failsWith } from "../../../testing/api-failure.ts";
import { farsi } from "../../testing/content.ts";
import { paste } from "../../testing/paste.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";

const listed: ListedLanguage = { ...farsi };
Reflect.deleteProperty(listed, "glossary");
const list = { adminList: () => [listed], coverage: () => [] };
const stored = { ...farsi, glossary: [{ english: "bill", term: "صورتحساب", note: null }] };

test("edits the glossary of a language, which its dialog reads and the list does not have", async () => {
  const { user } = await renderAdmin("/languages", {
    answers: { language: { ...list, adminGet: () => stored } },
  });
  answerApi({ language: { update: () => stored } });
  await user.click(await screen.findByRole("button", { name: `Edit ${farsi.name}` }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Language" }));
  await user.click(dialog.getByRole("button", { name: "Glossary (1)" }));
  const term = within(dialog.getByRole("group", { name: "Term 1" }));
  expect(term.getByRole("textbox", { name: "Translation" })).toHaveAttribute("lang", "fa");
  await paste(user, term.getByRole("textbox", { name: "Note" }), "In a restaurant");
  await user.click(dialog.getByRole("button", { name: "Update Language" }));
  await expect.poll(() => callsOf("language.update")).toHaveLength(1);
  expect(callsOf("language.update")[0]).toMatchObject({
    version: stored.version,
    glossary: [{ english: "bill", term: "صورتحساب", note: "In a restaurant" }],
  });
});

test("says why a language cannot be edited when it could not be read", async () => {
  const fail = failsWith(404, "This language no longer exists");
  const { user, router } = await renderAdmin("/languages?edit=999", {
    answers: { language: { ...list, adminGet: fail } },
  });
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Language" }));
  expect(dialog.getByRole("alert")).toHaveTextContent("This language no longer exists");
  await user.click(dialog.getAllByRole("button", { name: "Close" }).at(-1) as HTMLElement);
  await expect.poll(() => router.state.location.href).toBe("/languages");
});
