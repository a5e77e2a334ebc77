import type { SecondFactors } from "@saywhere/validators/accounts/second-factor";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { answerApi, callsOf } from "../../../testing/api.ts";
import { failsWith } from "../../../testing/api-failure.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { paste } from "../../testing/paste.ts";
import { editor } from "../../testing/people.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";

const OFF: SecondFactors = { codes: false, recovery_codes_left: 0, passkeys: [], required: false };
const ON = { ...OFF, codes: true, recovery_codes_left: 1 };
const SET_UP = { secret: "JBSWY3DPEHPK3PXP", url: "otpauth://totp/Saywhere:a?secret=JBSWY3DPEHPK3PXP" };
const RECOVERY = { recovery_codes: ["aaaa-bbbb-cccc-dddd", "eeee-ffff-gggg-hhhh"] };

const open = (mine = OFF) =>
  renderAdmin("/account", {
    answers: {
      account: { sessions: () => [] },
      secondFactor: {
        mine: () => mine,
        begin: () => SET_UP,
        enable: () => RECOVERY,
        renewRecoveryCodes: () => RECOVERY,
        disable: () => ({ success: true }),
      },
    },
  });
const recoveryCodes = () => screen.findByRole("region", { name: "Save your recovery codes" });
const ownPassword = () => screen.findByLabelText("Your password");

async function enterPassword(user: UserEvent) {
  await paste(user, await ownPassword(), "a long secret");
  await user.keyboard("{Enter}");
}

test("sets up one-time codes with the password and a code, and shows the recovery codes once", async () => {
  const { user } = await open();
  await user.click(await screen.findByRole("button", { name: "Set up one-time codes" }));
  await enterPassword(user);
  const image = await screen.findByRole("img", { name: "QR code with the key below" });
  expect(image).toHaveAttribute("src", expect.stringMatching(/^data:image\/svg\+xml,/));
  expect(screen.getByRole("group", { name: "Key" })).toHaveTextContent(SET_UP.secret);
  const code = screen.getByRole("textbox", { name: "Code" });
  await paste(user, code, "123 456");
  answerApi({ secondFactor: { mine: () => ON } });
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("group", { name: "Recovery codes" })).toHaveTextContent(
    "aaaa-bbbb-cccc-dddd eeee-ffff-gggg-hhhh",
  );
  expect(callsOf("secondFactor.begin")).toEqual([{ password: "a long secret" }]);
  expect(callsOf("secondFactor.enable")).toEqual([{ code: "123456" }]);
  await expectFocus(recoveryCodes);
  await user.click(screen.getByRole("button", { name: "I saved them" }));
  await expectFocus(() => screen.findByText("One-time codes are on. 1 recovery code is left."));
  expect(screen.queryByText(/aaaa-bbbb/)).not.toBeInTheDocument();
});

test("asks before the recovery codes are left, and then shows that the codes are on", async () => {
  const { user, router } = await open();
  await user.click(await screen.findByRole("button", { name: "Set up one-time codes" }));
  await enterPassword(user);
  await paste(user, await screen.findByRole("textbox", { name: "Code" }), "123456");
  answerApi({ secondFactor: { mine: () => ON } });
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("group", { name: "Recovery codes" })).toBeInTheDocument();
  const leave = async (answer: string, by = screen.getByRole("link", { name: "Dashboard" })) => {
    await user.click(by);
    const question = await screen.findByRole("dialog", { name: "Leave without the recovery codes?" });
    await user.click(within(question).getByRole("button", { name: answer }));
  };
  await leave("Stay here");
  expect(router.state.location.pathname).toBe("/account");
  expect(screen.getByRole("group", { name: "Recovery codes" })).toBeInTheDocument();
  const signOut = async () => {
    await user.click(screen.getByRole("button", { name: "Sign out everywhere" }));
    return within(await screen.findByRole("dialog", { name: "Sign out everywhere?" }));
  };
  await user.click((await signOut()).getByRole("button", { name: "Cancel" }));
  await leave("Stay here", (await signOut()).getByRole("button", { name: "Sign out everywhere" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(callsOf("account.signOutEverywhere")).toEqual([]);
  await leave("Leave");
  await expect.poll(() => router.state.location.pathname).toBe("/");
  await router.navigate({ to: "/account" });
  expect(await screen.findByText("One-time codes are on. 1 recovery code is left.")).toBeInTheDocument();
});

test("Cancel does nothing while the codes are being turned on, so that the recovery codes are shown", async () => {
  const { user } = await open();
  await user.click(await screen.findByRole("button", { name: "Set up one-time codes" }));
  await enterPassword(user);
  await paste(user, await screen.findByRole("textbox", { name: "Code" }), "123456");
  const enabled = Promise.withResolvers<typeof RECOVERY>();
  answerApi({ secondFactor: { mine: () => ON, enable: () => enabled.promise } });
  await user.keyboard("{Enter}");
  const cancel = screen.getByRole("button", { name: "Cancel" });
  await waitFor(() => expect(cancel).toHaveAttribute("aria-disabled", "true"));
  await user.click(cancel);
  await user.click(screen.getByRole("link", { name: "Dashboard" }));
  const question = await screen.findByRole("dialog", { name: "Leave without the recovery codes?" });
  enabled.resolve(RECOVERY);
  await screen.findByText(/aaaa-bbbb/);
  // The question that was open when the codes arrived can still be answered.
  await user.click(within(question).getByRole("button", { name: "Stay here" }));
  expect(screen.getByRole("group", { name: "Recovery codes" })).toBeInTheDocument();
});

test("asks before the screen is left while new recovery codes are being created, and then shows them", async () => {
  const { user, router } = await open(ON);
  const renewed = Promise.withResolvers<typeof RECOVERY>();
  answerApi({ secondFactor: { renewRecoveryCodes: () => renewed.promise } });
  await user.click(await screen.findByRole("button", { name: "New recovery codes" }));
  await enterPassword(user);
  await user.click(screen.getByRole("link", { name: "Dashboard" }));
  const question = await screen.findByRole("dialog", { name: "Leave without the recovery codes?" });
  await user.click(within(question).getByRole("button", { name: "Stay here" }));
  renewed.resolve(RECOVERY);
  expect(await screen.findByRole("group", { name: "Recovery codes" })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe("/account");
});

test("keeps the recovery codes although the state of the second factors cannot be read", async () => {
  const { user, router } = await open(ON);
  await user.click(await screen.findByRole("button", { name: "New recovery codes" }));
  await paste(user, await ownPassword(), "a long secret");
  answerApi({ secondFactor: { mine: failsWith(503, "The database does not answer") } });
  await user.keyboard("{Enter}");
  await expect.poll(() => callsOf("secondFactor.mine").length).toBe(2);
  await expect.poll(() => router.options.context.queryClient.isFetching()).toBe(0);
  await user.click(await screen.findByRole("button", { name: "I saved them" }));
  expect(await screen.findByText("Your second factors could not be loaded.")).toBeInTheDocument();
});

test("shows a wrong password and a wrong code beside their fields", async () => {
  const { user } = await open();
  const wrong = (field: string, message: string) =>
    failsWith(400, message, { issues: [{ path: [field], message }] });
  answerApi({ secondFactor: { begin: wrong("password", "The current password is wrong") } });
  await user.click(await screen.findByRole("button", { name: "Set up one-time codes" }));
  await paste(user, await ownPassword(), "a wrong secret");
  await user.keyboard("{Enter}");
  await expect.poll(async () => (await ownPassword()).getAttribute("aria-invalid")).toBe("true");
  expect(await screen.findByText("The current password is wrong")).toBeInTheDocument();
  answerApi({
    secondFactor: { begin: () => SET_UP, enable: wrong("code", "The code is wrong. Enter the newest one") },
  });
  await user.click(screen.getByRole("button", { name: "Continue" }));
  const code = await screen.findByRole("textbox", { name: "Code" });
  await paste(user, code, "123456");
  await user.keyboard("{Enter}");
  expect(await screen.findByText("The code is wrong. Enter the newest one")).toBeInTheDocument();
  await expectFocus(() => code);
  expect(code).toHaveValue("123456");
});

test("creates new recovery codes and turns the codes off, with the password", async () => {
  const { user } = await open(ON);
  await user.click(await screen.findByRole("button", { name: "New recovery codes" }));
  await enterPassword(user);
  expect(await screen.findByRole("group", { name: "Recovery codes" })).toBeInTheDocument();
  await expectFocus(recoveryCodes);
  await user.click(screen.getByRole("button", { name: "I saved them" }));
  await expectFocus(() => screen.findByRole("button", { name: "New recovery codes" }));
  await user.click(await screen.findByRole("button", { name: "Turn off" }));
  await paste(user, await ownPassword(), "a long secret");
  answerApi({ secondFactor: { mine: () => OFF } });
  await user.keyboard("{Enter}");
  expect(await screen.findByText("One-time codes turned off")).toBeInTheDocument();
  expect(callsOf("secondFactor.disable")).toEqual([{ password: "a long secret" }]);
  expect(await screen.findByRole("button", { name: "Set up one-time codes" })).toBeInTheDocument();
  await expectFocus(() => screen.findByText("One-time codes are off."));
});

test.each([
  ["Set up one-time codes", OFF],
  ["Add a passkey", OFF],
  ["New recovery codes", ON],
  ["Turn off", ON],
])("Cancel returns the focus to the button %s", async (name, mine) => {
  vi.stubGlobal("PublicKeyCredential", {});
  const { user } = await open(mine);
  await user.click(await screen.findByRole("button", { name }));
  expect(await ownPassword()).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await expectFocus(() => screen.findByRole("button", { name }));
});

test("leads a user who needs a second factor to its set-up, and then to the requested screen", async () => {
  vi.stubGlobal("PublicKeyCredential", {});
  const { user, router } = await renderAdmin("/no/such?page=2", {
    me: { ...editor, second_factor_missing: true },
    answers: { secondFactor: { begin: () => SET_UP, enable: () => RECOVERY } },
  });
  expect(await screen.findByRole("heading", { name: "Add a second factor" })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe("/second-factor");
  await enterPassword(user);
  await paste(user, await screen.findByRole("textbox", { name: "Code" }), "123456");
  const enabled = Promise.withResolvers<typeof RECOVERY>();
  answerApi({ account: { me: () => editor }, secondFactor: { enable: () => enabled.promise } });
  await user.keyboard("{Enter}");
  // It would replace the recovery codes that are being created.
  await user.click(screen.getByRole("button", { name: "Add a passkey instead" }));
  const question = await screen.findByRole("dialog", { name: "Leave without the recovery codes?" });
  await user.click(within(question).getByRole("button", { name: "Stay here" }));
  enabled.resolve(RECOVERY);
  const saved = await screen.findByRole("button", { name: "I saved them" });
  expect(screen.queryByRole("button", { name: "Add a passkey instead" })).toBeNull();
  await user.click(saved);
  expect(await screen.findByRole("button", { name: "Account: Test Editor" })).toBeInTheDocument();
  expect(router.state.location.href).toBe("/no/such?page=2");
});

test("lists passkeys with their last use, and removes one after a confirmation", async () => {
  const phone = { id: 3, name: "Phone", created_at: "2026-01-02T10:00:00.000Z", last_used_at: null };
  const { user } = await open({ ...OFF, passkeys: [phone] });
  expect(await screen.findByRole("row", { name: /Phone.*Never/ })).toBeInTheDocument();
  answerApi({ secondFactor: { mine: () => OFF }, passkey: { remove: () => ({ success: true }) } });
  await user.click(screen.getByRole("button", { name: "Remove Phone" }));
  const dialog = await screen.findByRole("dialog", { name: "Remove the passkey Phone?" });
  await user.click(within(dialog).getByRole("button", { name: "Remove passkey" }));
  expect(await screen.findByText("Passkey removed")).toBeInTheDocument();
  expect(callsOf("passkey.remove")).toEqual([{ id: 3 }]);
  await expect.poll(() => screen.queryByRole("row", { name: /Phone/ })).toBeNull();
});
