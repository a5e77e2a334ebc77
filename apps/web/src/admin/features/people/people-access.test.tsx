import type { Person } from "@saywhere/validators/accounts/account";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type ApiAnswers, callsOf } from "../../../testing/api.ts";
import { farsi, spanish } from "../../testing/content.ts";
import { paste } from "../../testing/paste.ts";
import { administrator, editor } from "../../testing/people.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";

const me: Person = {
  ...administrator,
  id: 1,
  email: "administrator@saywhere.test",
  role: "administrator",
  status: "active",
  second_factor: false,
  last_seen_at: "2026-01-03T10:00:00.000Z",
  created_at: "2026-01-02T10:00:00.000Z",
};
const other: Person = { ...me, id: 7, name: editor.name, role: "editor" };
const link = {
  url: "https://saywhere.test/admin/invitation#secret",
  expires_at: "2026-01-10T10:00:00.000Z",
  delivery: "manual" as const,
};

const open = (people: ApiAnswers["people"] = {}) =>
  renderAdmin("/people", {
    me: administrator,
    answers: {
      people: { list: () => [me, other], ...people },
      secondFactor: { rule: () => ({ rule: "nobody" }) },
      language: { adminList: () => [spanish, farsi] },
    },
  });

test("invites an editor for some languages", async () => {
  const { user } = await open({ invite: () => link });
  await user.click(screen.getByRole("button", { name: "Invite person" }));
  const dialog = await screen.findByRole("dialog", { name: "Invite person" });
  await paste(user, within(dialog).getByRole("textbox", { name: "Name" }), "Test Newcomer");
  await paste(user, within(dialog).getByRole("textbox", { name: "E-mail" }), "newcomer@saywhere.test");
  await user.click(within(dialog).getByRole("radio", { name: "Some languages" }));
  await user.click(within(dialog).getByRole("button", { name: "Create invitation" }));
  expect(await within(dialog).findByText("Choose at least one language")).toBeInTheDocument();
  await user.click(within(dialog).getByRole("combobox", { name: "Languages they can translate" }));
  await user.click(await screen.findByRole("option", { name: "Spanish" }));
  await user.click(within(dialog).getByRole("button", { name: "Create invitation" }));
  await expect
    .poll(() => callsOf("people.invite"))
    .toMatchObject([{ name: "Test Newcomer", role: "editor", language_ids: [spanish.id] }]);
});

test("takes the first language that matches by Enter, and invites by Ctrl+Enter", async () => {
  const { user } = await open({ invite: () => link });
  await user.click(screen.getByRole("button", { name: "Invite person" }));
  const dialog = await screen.findByRole("dialog", { name: "Invite person" });
  await paste(user, within(dialog).getByRole("textbox", { name: "Name" }), "Test Newcomer");
  await paste(user, within(dialog).getByRole("textbox", { name: "E-mail" }), "newcomer@saywhere.test");
  await user.click(within(dialog).getByRole("radio", { name: "Some languages" }));
  await user.click(within(dialog).getByRole("combobox", { name: "Languages they can translate" }));
  await user.keyboard("spa{Enter}{Control>}{Enter}{/Control}");
  await expect.poll(() => callsOf("people.invite")).toMatchObject([{ language_ids: [spanish.id] }]);
});

test("shows the languages that an editor is limited to, and changes them", async () => {
  const limited = { ...other, language_ids: [farsi.id] };
  const { user } = await open({ list: () => [me, limited], setAccess: () => other });
  expect(await screen.findByRole("row", { name: /Test Editor/ })).toHaveTextContent(farsi.name);
  await user.click(await screen.findByRole("button", { name: "Actions for Test Editor" }));
  await user.click(await screen.findByRole("menuitem", { name: "Change access" }));
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
  await open({ list: () => [me, reviewed] });
  expect(await screen.findByRole("row", { name: /Test Editor/ })).toHaveTextContent("Changes need a review");
  expect(screen.getByRole("row", { name: /Test Administrator/ })).not.toHaveTextContent("review");
});

test("offers no change of access for administrators", async () => {
  const { user } = await open();
  await user.click(await screen.findByText("Now", { selector: "td" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await user.click(await screen.findByRole("button", { name: "Actions for Test Administrator" }));
  expect(await screen.findByRole("menuitem", { name: "New password link" })).toBeInTheDocument();
  expect(screen.queryByRole("menuitem", { name: "Change access" })).not.toBeInTheDocument();
});

test("opens the access of an editor by Enter on the row", async () => {
  const { user } = await open();
  (await screen.findByRole("row", { name: /Test Editor/ })).focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("dialog", { name: "Change access" })).toBeInTheDocument();
});
