import type { SessionInfo } from "@saywhere/validators/accounts/account";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type ApiAnswers, answerApi, callsOf, failOnDemand } from "../../../testing/api.ts";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { paste } from "../../testing/paste.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";

const here: SessionInfo = {
  id: 1,
  device: "Firefox on Linux",
  address: "192.0.2.1",
  created_at: "2026-01-02T10:00:00.000Z",
  last_seen_at: "2026-01-03T10:00:00.000Z",
  current: true,
};
const elsewhere: SessionInfo = { ...here, id: 2, device: "Safari on iPhone", current: false };

const open = (account: ApiAnswers["account"] = {}, ways = { has_password: true, linked_at: "" }) =>
  renderAdmin("/account", {
    answers: {
      openIdConnect: {
        provider: () => (ways.linked_at ? { name: "Example Login" } : null),
        mine: () => ({ ...ways, linked_at: ways.linked_at || null }),
      },
      account: { sessions: () => [here, elsewhere], ...account },
      secondFactor: { mine: () => ({ codes: false, recovery_codes_left: 0, passkeys: [], required: false }) },
    },
  });
const current = () => screen.getByLabelText("Current password");
const chosen = () => screen.getByLabelText("New password");

test("shows the account's name and its active sessions", async () => {
  await open();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Account");
  expect(screen.getByText("editor@saywhere.test", { selector: "dd" })).toBeInTheDocument();
  expect(screen.getByText("Editor", { selector: "dd" })).toBeInTheDocument();
  const row = await screen.findByRole("row", { name: /Firefox on Linux/ });
  expect(row).toHaveTextContent("This session");
  expect(row).toHaveTextContent("192.0.2.1");
  expect(within(row).queryByRole("button")).not.toBeInTheDocument();
});

test("shows placeholders while sessions load, and a retry button when they fail to load", async () => {
  const late = failOnDemand(new ApiFailure(503, "The database is not responding."));
  const { user } = await open({ sessions: late.answer });
  expect(screen.getByRole("region", { name: "Devices" })).toHaveAttribute("aria-busy", "true");
  late.fail();
  expect(await screen.findByRole("alert")).toHaveTextContent("The database is not responding.");
  answerApi({ account: { sessions: () => [here] } });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Firefox on Linux")).toBeInTheDocument();
});

test("changes the password, clears the fields and reloads the sessions", async () => {
  const { user } = await open({ changePassword: () => ({ success: true }) });
  await screen.findByText("Safari on iPhone");
  expect(current()).toHaveAttribute("autocomplete", "current-password");
  expect(chosen()).toHaveAttribute("autocomplete", "new-password");
  answerApi({ account: { sessions: () => [here] } });
  await paste(user, current(), "the old password");
  await paste(user, chosen(), "the new password");
  await user.keyboard("{Enter}");
  expect(await screen.findByText("Password changed")).toBeInTheDocument();
  expect(callsOf("account.changePassword")).toEqual([
    { current_password: "the old password", new_password: "the new password" },
  ]);
  await waitFor(() => expect(current()).toHaveValue(""));
  await expect.poll(() => screen.queryByText("Safari on iPhone")).toBeNull();
});

test("shows the errors of a short and of a wrong password beside their fields", async () => {
  const { user } = await open({
    changePassword: () => {
      const message = "This is not your password";
      throw new ApiFailure(400, message, { issues: [{ path: ["current_password"], message }] });
    },
  });
  await paste(user, current(), "a wrong password");
  await user.type(chosen(), "short{Enter}");
  expect(chosen()).toHaveAccessibleDescription(/Use at least 12 characters/);
  await expectFocus(() => chosen());
  await user.paste(" but longer now");
  await user.keyboard("{Enter}");
  await expectFocus(() => current());
  expect(current()).toHaveAccessibleDescription("This is not your password");
  expect(await screen.findByText("Failed to change password. Please try again.")).toBeInTheDocument();
  expect(chosen()).toHaveValue("short but longer now");
});

test("ends a single session", async () => {
  const { user } = await open({ endSession: () => ({ success: true }) });
  const end = await screen.findByRole("button", { name: "Sign out Safari on iPhone" });
  answerApi({ account: { sessions: () => [here] } });
  await user.click(end);
  expect(await screen.findByText("Signed out")).toBeInTheDocument();
  expect(callsOf("account.endSession")).toEqual([{ id: 2 }]);
  await expect.poll(() => screen.queryByText("Safari on iPhone")).toBeNull();
  await expectFocus(() => screen.getByRole("button", { name: "Sign out everywhere" }));
});

test("signs out everywhere after a confirmation", async () => {
  const { user, router } = await open({ signOutEverywhere: () => ({ success: true }) });
  const press = () => user.click(screen.getByRole("button", { name: "Sign out everywhere" }));
  await press();
  let dialog = await screen.findByRole("dialog", { name: "Sign out everywhere?" });
  await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
  expect(callsOf("account.signOutEverywhere")).toEqual([]);
  await press();
  dialog = await screen.findByRole("dialog", { name: "Sign out everywhere?" });
  answerApi({ account: { me: () => null } });
  await user.click(within(dialog).getByRole("button", { name: "Sign out everywhere" }));
  expect(await screen.findByRole("heading", { name: "Sign in" })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe("/sign-in");
});

test("shows the account at the provider, and no password form to a user without a password", async () => {
  await open({}, { linked_at: "2026-01-02T10:00:00.000Z", has_password: false });
  expect(await screen.findByText(/^Example Login,/, { selector: "dd" })).toBeInTheDocument();
  expect(await screen.findByText(/^You have no password/)).toBeInTheDocument();
  expect(screen.queryByLabelText("Current password")).not.toBeInTheDocument();
});
