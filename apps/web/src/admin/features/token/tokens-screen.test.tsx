import type { ApiToken } from "@saywhere/validators/accounts/account";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type ApiAnswers, answerApi, callsOf, failOnDemand } from "../../../testing/api.ts";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { farsi } from "../../testing/content.ts";
import { paste } from "../../testing/paste.ts";
import { administrator } from "../../testing/people.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";

const importer: ApiToken = {
  id: 3,
  name: "Nightly import",
  role: "editor",
  prefix: "swt_abcdef",
  suffix: "6789",
  language_id: null,
  language: null,
  created_by: "Test Administrator",
  created_at: "2026-01-02T10:00:00.000Z",
  expires_at: null,
  last_used_at: null,
};
const expired: ApiToken = {
  ...importer,
  id: 4,
  name: "Old import",
  role: "reader",
  suffix: null,
  expires_at: "2026-01-03T10:00:00.000Z",
};
const SECRET = "swt_abcdefghijklmnopqrstuvwxyz";

const open = (token: ApiAnswers["token"] = {}) =>
  renderAdmin("/tokens", {
    me: administrator,
    answers: { token: { list: () => [importer, expired], ...token }, language: { adminList: () => [farsi] } },
  });
const row = (name: string) => screen.findByRole("row", { name: new RegExp(name) });

test("lists tokens with their distinguishing details", async () => {
  await open();
  expect(await row("Nightly import")).toHaveTextContent(/Editor.*swt_abcdef…6789.*Test Administrator.*Never/);
  expect(await row("Old import")).toHaveTextContent(/Reader.*swt_abcdef….*Expired /);
});

test("shows an empty state, a loading state, and an error when the tokens fail to load", async () => {
  const late = failOnDemand(new ApiFailure(503, "The database is not responding."));
  const { user } = await open({ list: late.answer });
  expect(screen.getByRole("region", { name: "API tokens" })).toHaveAttribute("aria-busy", "true");
  late.fail();
  expect(await screen.findByRole("alert")).toHaveTextContent("The database is not responding.");
  answerApi({ token: { list: () => [] } });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("No API tokens yet")).toBeInTheDocument();
});

test("creates a token and shows it once, with its usage", async () => {
  const { user } = await open({ create: () => ({ token: SECRET, info: importer }) });
  await user.click(screen.getByRole("button", { name: "New token" }));
  const dialog = await screen.findByRole("dialog", { name: "New token" });
  await paste(user, within(dialog).getByRole("textbox", { name: "Name" }), "Nightly import");
  await user.selectOptions(within(dialog).getByRole("combobox", { name: "Expires" }), "Never");
  await user.keyboard("{Control>}{Enter}{/Control}");

  const made = await screen.findByRole("dialog", { name: "Nightly import" });
  expect(callsOf("token.create")).toEqual([
    { name: "Nightly import", role: "editor", language_id: null, expires_in_days: null },
  ]);
  expect(made).toHaveTextContent("it will not be shown again");
  expect(within(made).getByRole("group", { name: "Example" })).toHaveTextContent(
    `curl ${window.location.origin}/api/language-phrases \\ --header "Authorization: Bearer ${SECRET}"`,
  );
  await user.click(within(made).getByRole("button", { name: "Copy token" }));
  expect(await navigator.clipboard.readText()).toBe(SECRET);
  await user.click(within(made).getByRole("button", { name: "Done" }));
  expect(document.body).not.toHaveTextContent(SECRET);
  await expect.poll(() => callsOf("token.list")).toHaveLength(2);
});

test("expires a token in 90 days by default, and requires a name", async () => {
  const { user } = await open({ create: () => ({ token: SECRET, info: importer }) });
  await user.click(screen.getByRole("button", { name: "New token" }));
  const name = await screen.findByRole("textbox", { name: "Name" });
  await user.click(screen.getByRole("button", { name: "Create token" }));
  expect(name).toHaveAccessibleDescription(/Enter a name/);
  await paste(user, name, "Import");
  await user.keyboard("{Enter}");
  await screen.findByRole("dialog", { name: "Nightly import" });
  expect(callsOf("token.create")).toEqual([
    { name: "Import", role: "editor", language_id: null, expires_in_days: 90 },
  ]);
});

test("creates a token that only reads", async () => {
  const { user } = await open({ create: () => ({ token: SECRET, info: { ...importer, role: "reader" } }) });
  await user.click(screen.getByRole("button", { name: "New token" }));
  await paste(user, await screen.findByRole("textbox", { name: "Name" }), "Mirror");
  await user.click(screen.getByRole("radio", { name: /^Reader/ }));
  await user.click(screen.getByRole("button", { name: "Create token" }));
  await screen.findByRole("dialog", { name: "Nightly import" });
  expect(callsOf("token.create")).toEqual([
    { name: "Mirror", role: "reader", language_id: null, expires_in_days: 90 },
  ]);
});

test("creates a token for one language, which only an editor's token can have", async () => {
  const { user } = await open({
    create: () => ({
      token: SECRET,
      info: { ...importer, language_id: farsi.id, language: "Farsi (Persian)" },
    }),
    list: () => [
      { ...importer, language_id: farsi.id, language: "Farsi (Persian)" },
      { ...importer, id: 99, name: "Old import", language_id: 7_777, language: null },
    ],
  });
  expect(await row("Nightly import")).toHaveTextContent("Editor, Farsi (Persian) only");
  expect(await row("Old import")).toHaveTextContent("Editor, of a deleted language");
  await user.click(screen.getByRole("button", { name: "New token" }));
  await paste(user, await screen.findByRole("textbox", { name: "Name" }), "Farsi import");
  const choose = async () => {
    await screen.findByRole("option", { name: farsi.name });
    await user.selectOptions(screen.getByRole("combobox", { name: "Language" }), farsi.name);
  };
  await choose();
  await user.click(screen.getByRole("radio", { name: /^Reader/ }));
  expect(screen.queryByRole("combobox", { name: "Language" })).toBeNull();
  await user.click(screen.getByRole("radio", { name: /^Editor/ }));
  expect(screen.getByRole("combobox", { name: "Language" })).toHaveDisplayValue("All languages");
  await choose();
  await user.click(screen.getByRole("button", { name: "Create token" }));
  await screen.findByRole("dialog", { name: "Nightly import" });
  expect(callsOf("token.create")).toEqual([
    { name: "Farsi import", role: "editor", language_id: farsi.id, expires_in_days: 90 },
  ]);
});

test("revokes a token after a confirmation", async () => {
  const { user } = await open({ revoke: () => ({ success: true }) });
  await user.click(await screen.findByRole("button", { name: "Revoke Nightly import" }));
  const dialog = await screen.findByRole("dialog", { name: "Revoke Nightly import?" });
  answerApi({ token: { list: () => [expired] } });
  await user.click(within(dialog).getByRole("button", { name: "Revoke token" }));
  expect(await screen.findByText("Token revoked")).toBeInTheDocument();
  expect(callsOf("token.revoke")).toEqual([{ id: 3 }]);
  await expect.poll(() => screen.queryByRole("row", { name: /Nightly import/ })).toBeNull();
});
