import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { callsOf } from "../../../testing/api.ts";
import { farsi, spanish } from "../../testing/content.ts";
import { beginInvitation, choose, link, me, openPeople, other } from "./testing/open-people.ts";

test("invites an editor for some languages", async () => {
  const { user } = await openPeople({ invite: () => link });
  const dialog = await beginInvitation(user);
  await user.click(dialog.getByRole("radio", { name: "Some languages" }));
  await user.click(dialog.getByRole("button", { name: "Create invitation" }));
  expect(await dialog.findByText("Choose at least one language")).toBeInTheDocument();
  await user.click(dialog.getByRole("combobox", { name: "Languages they can translate" }));
  await user.click(await screen.findByRole("option", { name: "Spanish" }));
  await user.click(dialog.getByRole("button", { name: "Create invitation" }));
  await expect
    .poll(() => callsOf("people.invite"))
    .toMatchObject([{ name: "Test Newcomer", role: "editor", language_ids: [spanish.id] }]);
});

test("takes the first language that matches by Enter, and invites by Ctrl+Enter", async () => {
  const { user } = await openPeople({ invite: () => link });
  const dialog = await beginInvitation(user);
  await user.click(dialog.getByRole("radio", { name: "Some languages" }));
  await user.click(dialog.getByRole("combobox", { name: "Languages they can translate" }));
  await user.keyboard("spa{Enter}{Control>}{Enter}{/Control}");
  await expect.poll(() => callsOf("people.invite")).toMatchObject([{ language_ids: [spanish.id] }]);
});

test("shows the languages that an editor is limited to, and changes them", async () => {
  const limited = { ...other, language_ids: [farsi.id] };
  const { user } = await openPeople({ list: () => [me, limited], setAccess: () => other });
  expect(await screen.findByRole("row", { name: /Test Editor/ })).toHaveTextContent(farsi.name);
  await choose(user, "Test Editor", "Change access");
  const dialog = await screen.findByRole("dialog", { name: "Change access" });
  expect(within(dialog).getByRole("radio", { name: "Some languages" })).toBeChecked();
  await user.click(within(dialog).getByRole("radio", { name: "All languages" }));
  await user.click(within(dialog).getByRole("checkbox", { name: "Changes need a review" }));
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Access changed")).toBeInTheDocument();
  expect(callsOf("people.setAccess")).toEqual([{ id: 7, language_ids: null, can_review: false }]);
});

test("shows whose changes need a review", async () => {
  const reviewed = { ...other, can_review: false };
  await openPeople({ list: () => [me, reviewed] });
  expect(await screen.findByRole("row", { name: /Test Editor/ })).toHaveTextContent("Changes need a review");
  expect(screen.getByRole("row", { name: /Test Administrator/ })).not.toHaveTextContent("review");
});

test("offers no change of access for administrators", async () => {
  const { user } = await openPeople();
  await user.click(await screen.findByText("Now", { selector: "td" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await user.click(await screen.findByRole("button", { name: "Actions for Test Administrator" }));
  expect(await screen.findByRole("menuitem", { name: "New password link" })).toBeInTheDocument();
  expect(screen.queryByRole("menuitem", { name: "Change access" })).not.toBeInTheDocument();
});

test("opens the access of an editor by Enter on the row", async () => {
  const { user } = await openPeople();
  (await screen.findByRole("row", { name: /Test Editor/ })).focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("dialog", { name: "Change access" })).toBeInTheDocument();
});
