import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../testing/api.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { farsi, spanish } from "../../testing/content.ts";
import { paste } from "../../testing/paste.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";

test("adds, reorders and removes emergency numbers, and shows the errors by the field", async () => {
  const numbers = { country: "Iran", code: "IR", police: "110", ambulance: "115", fire: "125" };
  const stored = { ...farsi, emergency_numbers: [numbers] };
  const { user } = await renderAdmin(`/languages?edit=${farsi.id}`, {
    answers: { language: { adminList: () => [spanish, stored], adminGet: () => stored, coverage: () => [] } },
  });
  answerApi({ language: { update: () => stored } });
  await screen.findByRole("dialog", { name: "Edit Language" });
  const save = () => user.click(screen.getByRole("button", { name: "Update Language" }));
  await user.click(screen.getByRole("button", { name: "Emergency numbers (1)" }));
  await user.click(screen.getByRole("button", { name: "Add country" }));
  const second = within(screen.getByRole("group", { name: "Country 2" }));
  await expectFocus(() => second.getByRole("textbox", { name: "Country" }));
  await paste(user, second.getByRole("textbox", { name: "Country" }), "Tajikistan");
  await user.type(second.getByRole("textbox", { name: "Country code" }), "ir");
  await user.type(second.getByRole("textbox", { name: "Police" }), "102");
  await user.type(second.getByRole("textbox", { name: "Ambulance" }), "one");
  await save();
  expect(second.getByRole("textbox", { name: "Ambulance" })).toHaveAccessibleDescription(
    "Use digits, spaces, * and # only",
  );
  expect(second.getByRole("textbox", { name: "Fire" })).toHaveAccessibleDescription(
    "Enter the number of the fire brigade",
  );
  await user.clear(second.getByRole("textbox", { name: "Ambulance" }));
  await user.type(second.getByRole("textbox", { name: "Ambulance" }), "103");
  await user.type(second.getByRole("textbox", { name: "Fire" }), "101");
  await save();
  expect(second.getByRole("textbox", { name: "Country code" })).toHaveAccessibleDescription(
    "The list has IR already",
  );
  await user.clear(second.getByRole("textbox", { name: "Country code" }));
  await user.type(second.getByRole("textbox", { name: "Country code" }), "tj");
  await user.click(screen.getByRole("button", { name: "Move country 2 up" }));
  await save();
  await expect
    .poll(() => callsOf("language.update"))
    .toMatchObject([
      {
        emergency_numbers: [
          { country: "Tajikistan", code: "TJ", police: "102", ambulance: "103", fire: "101" },
          numbers,
        ],
      },
    ]);
});
