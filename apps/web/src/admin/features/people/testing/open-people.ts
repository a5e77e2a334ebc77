import type { Person } from "@saywhere/validators/accounts/account";
import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { ApiAnswers } from "../../../../testing/api.ts";
import { farsi, spanish } from "../../../testing/content.ts";
import { paste } from "../../../testing/paste.ts";
import { administrator, editor } from "../../../testing/people.ts";
import { renderAdmin } from "../../../testing/render-admin.tsx";

export const me: Person = {
  ...administrator,
  id: 1,
  email: "administrator@saywhere.test",
  role: "administrator",
  status: "active",
  second_factor: false,
  last_seen_at: "2026-01-03T10:00:00.000Z",
  created_at: "2026-01-02T10:00:00.000Z",
};
export const other: Person = {
  ...me,
  id: 7,
  name: editor.name,
  email: "editor@saywhere.test",
  role: "editor",
};
export const invited: Person = {
  ...other,
  id: 8,
  name: "Test Newcomer",
  status: "invited",
  last_seen_at: null,
};
export const gone: Person = { ...other, id: 9, name: "Test Leaver", status: "deactivated" };
export const link = {
  url: "https://saywhere.test/admin/invitation#secret",
  expires_at: "2026-01-10T10:00:00.000Z",
  delivery: "manual" as const,
};

/** Opens the people, of whom one is invited and one deactivated, as the administrator. */
export const openPeople = (people: ApiAnswers["people"] = {}) =>
  renderAdmin("/people", {
    me: administrator,
    answers: {
      people: { list: () => [me, other, invited, gone], ...people },
      secondFactor: { rule: () => ({ rule: "nobody" }), setRule: (input) => input },
      language: { adminList: () => [spanish, farsi] },
    },
  });

/** Presses an item of the menu of a person. */
export async function choose(user: UserEvent, name: string, item: string) {
  await user.click(await screen.findByRole("button", { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole("menuitem", { name: item }));
}

/** Fills in the name and the e-mail address of an invitation. */
export async function beginInvitation(user: UserEvent) {
  await user.click(screen.getByRole("button", { name: "Invite person" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Invite person" }));
  await paste(user, dialog.getByRole("textbox", { name: "Name" }), "Test Newcomer");
  await paste(user, dialog.getByRole("textbox", { name: "E-mail" }), "newcomer@saywhere.test");
  return dialog;
}
