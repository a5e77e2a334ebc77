import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../testing/api.ts";
import { failsWith } from "../../../testing/api-failure.ts";
import { administrator } from "../../testing/people.ts";
import {
  beginInvitation,
  choose,
  gone,
  invited,
  link,
  me,
  openPeople,
  other,
} from "./testing/open-people.ts";

const row = (name: string) => screen.findByRole("row", { name: new RegExp(name) });

test.each([
  ["sent", "Test Newcomer got this link by e-mail, to set a password."],
  ["failed", "The e-mail could not be sent. Send Test Newcomer this link to set a password."],
] as const)("says that the e-mail of an invitation was %s", async (delivery, text) => {
  const { user } = await openPeople({ resetLink: () => ({ ...link, delivery }) });
  await choose(user, "Test Newcomer", "New invitation link");
  expect(await screen.findByRole("dialog", { name: "Invitation for Test Newcomer" })).toHaveTextContent(text);
});

test("lists users with role, status and last activity", async () => {
  await openPeople();
  expect(await row("Test Administrator")).toHaveTextContent(/\(you\).*Active.*Now/);
  expect(await row("Test Newcomer")).toHaveTextContent(/Invited.*Never/);
  expect(await row("Test Leaver")).toHaveTextContent("Deactivated");
  expect(screen.getByRole("combobox", { name: "Role of Test Editor" })).toHaveValue("editor");
});

test("invites a user and shows the link once, for copying", async () => {
  const { user } = await openPeople({ invite: () => link });
  const dialog = await beginInvitation(user);
  await user.click(dialog.getByRole("radio", { name: "Administrator" }));
  await user.click(dialog.getByRole("button", { name: "Create invitation" }));

  const made = await screen.findByRole("dialog", { name: "Invitation for Test Newcomer" });
  expect(callsOf("people.invite")).toEqual([
    {
      name: "Test Newcomer",
      email: "newcomer@saywhere.test",
      role: "administrator",
      language_ids: null,
      can_review: true,
    },
  ]);
  expect(made).toHaveTextContent("It works once, until Jan 10, 2026");
  await user.click(within(made).getByRole("button", { name: "Copy link" }));
  expect(await navigator.clipboard.readText()).toBe(link.url);
  expect(await within(made).findByText("Link copied.")).toBeInTheDocument();
  await user.click(within(made).getByRole("button", { name: "Done" }));
  expect(screen.queryByText(link.url)).not.toBeInTheDocument();
  await expect.poll(() => callsOf("people.list")).toHaveLength(2);
});

test("changes a role after a confirmation", async () => {
  const { user } = await openPeople({ setRole: ({ role }) => ({ ...other, role }) });
  const select = await screen.findByRole("combobox", { name: "Role of Test Editor" });
  await user.selectOptions(select, "administrator");
  const dialog = await screen.findByRole("dialog", { name: "Make Test Editor an administrator?" });
  expect(select).toHaveValue("editor");
  answerApi({ people: { list: () => [me, { ...other, role: "administrator" }] } });
  await user.click(within(dialog).getByRole("button", { name: "Change role" }));
  expect(await screen.findByText("Role changed")).toBeInTheDocument();
  expect(callsOf("people.setRole")).toEqual([{ id: 7, role: "administrator" }]);
  await waitFor(() => expect(select).toHaveValue("administrator"));
});

test("changes a role from the menu too, which is the only way on phones", async () => {
  const { user } = await openPeople();
  await choose(user, "Test Editor", "Make administrator");
  expect(
    await screen.findByRole("dialog", { name: "Make Test Editor an administrator?" }),
  ).toBeInTheDocument();
});

test("shows the server's message for a rejected change, and changes nothing", async () => {
  const words = "Test Administrator is the only administrator. Make another person an administrator first.";
  const { user } = await openPeople({ setRole: failsWith(409, words) });
  const select = await screen.findByRole("combobox", { name: "Role of Test Administrator" });
  await user.selectOptions(select, "editor");
  const dialog = await screen.findByRole("dialog", { name: "Make Test Administrator an editor?" });
  expect(dialog).toHaveTextContent("Administrator tokens that Test Administrator created will be revoked.");
  expect(dialog).toHaveTextContent("You cannot undo this yourself.");
  await user.click(within(dialog).getByRole("button", { name: "Change role" }));
  expect(await within(dialog).findByRole("alert")).toHaveTextContent(words);
  expect(await screen.findByText(`Failed to change role. ${words}`)).toBeInTheDocument();
  expect(select).toHaveValue("administrator");
});

test("applies the change immediately when administrators give up their own role", async () => {
  const { user } = await openPeople({ setRole: ({ role }) => ({ ...me, role }) });
  await user.selectOptions(
    await screen.findByRole("combobox", { name: "Role of Test Administrator" }),
    "editor",
  );
  answerApi({ account: { me: () => ({ ...administrator, role: "editor" }) } });
  await user.click(await screen.findByRole("button", { name: "Change role" }));
  expect(await screen.findByText("Only administrators can open this page")).toBeInTheDocument();
});

test("deactivates and reactivates a user after a confirmation", async () => {
  const { user } = await openPeople({ setActive: () => other });
  await choose(user, "Test Editor", "Deactivate");
  let dialog = await screen.findByRole("dialog", { name: "Deactivate Test Editor?" });
  expect(dialog).toHaveTextContent(
    "Test Editor will be signed out everywhere, and all API tokens of Test Editor will be revoked.",
  );
  await user.click(within(dialog).getByRole("button", { name: "Deactivate" }));
  expect(await screen.findByText("Person deactivated")).toBeInTheDocument();
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();

  await choose(user, "Test Leaver", "Reactivate");
  dialog = await screen.findByRole("dialog", { name: "Reactivate Test Leaver?" });
  await user.click(within(dialog).getByRole("button", { name: "Reactivate" }));
  expect(await screen.findByText("Person reactivated")).toBeInTheDocument();
  expect(callsOf("people.setActive")).toEqual([
    { id: 7, active: false },
    { id: 9, active: true },
  ]);
});

test("removes a person who never signed in after a confirmation, and nobody else", async () => {
  const { user } = await openPeople({ remove: () => ({ success: true }) });
  await choose(user, "Test Newcomer", "Remove");
  const dialog = within(await screen.findByRole("dialog", { name: "Remove Test Newcomer?" }));
  expect(dialog.getByText("The invitation link will stop working.")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Remove person" }));
  expect(await screen.findByText("Person removed")).toBeInTheDocument();
  expect(callsOf("people.remove")).toEqual([{ id: 8 }]);
  await user.click(screen.getByRole("button", { name: "Actions for Test Leaver" }));
  await screen.findByRole("menuitem", { name: "Reactivate" });
  expect(screen.queryByRole("menuitem", { name: "Remove" })).toBeNull();
});

test("removes the second factor of a user after a confirmation", async () => {
  const { user } = await openPeople({
    list: () => [me, { ...other, second_factor: true }, invited, gone],
    removeSecondFactor: () => other,
  });
  await choose(user, "Test Editor", "Remove second factor");
  const dialog = await screen.findByRole("dialog", { name: "Remove the second factor of Test Editor?" });
  expect(dialog).toHaveTextContent("Test Editor will be signed out everywhere.");
  await user.click(within(dialog).getByRole("button", { name: "Remove second factor" }));
  expect(await screen.findByText("Second factor removed")).toBeInTheDocument();
  expect(callsOf("people.removeSecondFactor")).toEqual([{ id: 7 }]);
  await user.click(await screen.findByRole("button", { name: "Actions for Test Newcomer" }));
  expect(await screen.findByRole("menuitem", { name: "New invitation link" })).toBeInTheDocument();
  expect(screen.queryByRole("menuitem", { name: "Remove second factor" })).not.toBeInTheDocument();
});

test("saves who needs a second factor, and asks the administrator to add one where it applies", async () => {
  const { user, router } = await openPeople();
  const rule = await screen.findByRole("combobox", { name: "Who needs a second factor" });
  expect(rule).toHaveValue("nobody");
  answerApi({ account: { me: () => ({ ...administrator, second_factor_missing: true }) } });
  await user.selectOptions(rule, "Administrators");
  expect(await screen.findByRole("heading", { name: "Add a second factor" })).toBeInTheDocument();
  expect(callsOf("secondFactor.setRule")).toEqual([{ rule: "administrators" }]);
  expect(router.state.location.pathname).toBe("/second-factor");
});

test("offers no deactivation of the own account", async () => {
  const { user } = await openPeople();
  await user.click(await screen.findByRole("button", { name: "Actions for Test Administrator" }));
  expect(await screen.findByRole("menuitem", { name: "New password link" })).toBeInTheDocument();
  expect(screen.queryByRole("menuitem", { name: "Deactivate" })).not.toBeInTheDocument();
});

test.each([
  ["Test Editor", "New password link", "Password link for Test Editor", 7, true],
  ["Test Newcomer", "New invitation link", "Invitation for Test Newcomer", 8, false],
])("creates a new link for %s, and warns that API tokens are revoked", async (...linkCase) => {
  const [name, item, title, id, warns] = linkCase;
  const { user } = await openPeople({ resetLink: () => link });
  await choose(user, name, item);
  const dialog = await screen.findByRole("dialog", { name: title });
  expect(dialog).toHaveTextContent(link.url);
  expect(dialog.textContent?.includes(`all API tokens of ${name} will be revoked`)).toBe(warns);
  await expect.poll(() => callsOf("people.resetLink")).toEqual([{ id }]);
});

test("shows an error when the users fail to load", async () => {
  const { user } = await openPeople({ list: failsWith(503, "The database is not responding.") });
  expect(await screen.findByRole("alert")).toHaveTextContent("The database is not responding.");
  answerApi({ people: { list: () => [me] } });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await row("Test Administrator")).toBeInTheDocument();
});
