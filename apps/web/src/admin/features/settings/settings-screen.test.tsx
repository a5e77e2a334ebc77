import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf, failOnDemand } from "../../../testing/api.ts";
import { ApiFailure, failsWith } from "../../../testing/api-failure.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { paste } from "../../testing/paste.ts";
import { savedByGrace } from "../../testing/saved-by-grace.ts";
import { openSettings, save, stored } from "./testing/open-settings.ts";

test("shows the stored settings in sections with anchor links", async () => {
  await openSettings();
  expect(await screen.findByRole("textbox", { name: "Site name" })).toHaveValue("Saywhere");
  const links = within(screen.getByRole("navigation", { name: "Settings sections" })).getAllByRole("link");
  for (const link of links) {
    const target = document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
    expect(target).toHaveAccessibleName(link.textContent);
  }
  expect(links).toHaveLength(5);
});

test("shows a loading state, and an error when the settings fail to load", async () => {
  const late = failOnDemand(new ApiFailure(503, "The database is not responding."));
  const { user } = await openSettings({ settings: { stored: late.answer } });
  expect(screen.getByRole("status", { name: "Loading settings" })).toBeInTheDocument();
  late.fail();
  expect(await screen.findByRole("alert")).toHaveTextContent("The database is not responding.");
  answerApi({ settings: { stored: () => stored } });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("textbox", { name: "Site name" })).toBeInTheDocument();
});

test("saves all sections with one button, says what changed, and sends nothing else", async () => {
  const { user } = await openSettings({ language: { feature: () => ({ success: true }) } });
  const name = await screen.findByRole("textbox", { name: "Site name" });
  await user.clear(name);
  await paste(user, name, "  Sayhere ");
  await paste(user, screen.getByRole("textbox", { name: "Facebook" }), "https://social.saywhere.test/");
  expect(screen.getByText("Not saved: site name, Facebook")).toBeVisible();
  await user.click(save());
  expect(await screen.findByText("Settings saved")).toBeInTheDocument();
  expect(screen.getByText("Saved: site name, Facebook.")).toBeInTheDocument();
  expect(callsOf("settings.update")).toEqual([
    { ...stored, name: "Sayhere", facebookUrl: "https://social.saywhere.test/" },
  ]);
  expect(callsOf("language.feature")).toEqual([]);
  await waitFor(() => expect(name).toHaveValue("Sayhere"));
  expect(screen.queryByText(/^Not saved/)).toBeNull();

  await user.click(screen.getByRole("button", { name: "Move Spanish up" }));
  await user.type(screen.getByRole("textbox", { name: "Facebook" }), "a{Control>}{Enter}{/Control}");
  expect(await screen.findByText("Saved: Facebook, featured languages.")).toBeInTheDocument();
  expect(callsOf("settings.update")[1]).toEqual({
    ...stored,
    name: "Sayhere",
    facebookUrl: "https://social.saywhere.test/a",
    version: 5,
  });
  expect(callsOf("language.feature")).toEqual([{ ids: [2, 1, 3] }]);
});

test("keeps what is typed while a save is under way, as not saved, and asks before leaving loses it", async () => {
  const saving = Promise.withResolvers<void>();
  const { user, router } = await openSettings({
    settings: {
      update: async (input) => {
        await saving.promise;
        return { ...input, version: 5 };
      },
    },
  });
  const name = await screen.findByRole("textbox", { name: "Site name" });
  await user.type(name, " one");
  await user.click(save());
  void router.navigate({ to: "/account" });
  const leaveQuestion = await screen.findByRole("dialog", { name: "Leave before your changes are saved?" });
  await user.click(within(leaveQuestion).getByRole("button", { name: "Stay here" }));
  await user.type(name, " two");
  void router.navigate({ to: "/account" });
  await user.click(
    within(await screen.findByRole("dialog", { name: "Discard your changes?" })).getByRole("button", {
      name: "Keep editing",
    }),
  );
  saving.resolve();
  expect(await screen.findByText("Saved: site name.")).toBeInTheDocument();
  expect(await screen.findByText("Not saved: site name")).toBeVisible();
  expect(name).toHaveValue("Saywhere one two");
});

test("turns the suggestions of visitors off", async () => {
  const { user } = await openSettings();
  const suggestions = await screen.findByRole("combobox", { name: "Suggestions of visitors" });
  expect(suggestions).toHaveValue("Visitors can suggest corrections");
  await user.click(suggestions);
  await user.click(await screen.findByRole("option", { name: "Off" }));
  await user.click(save());
  await expect.poll(() => callsOf("settings.update")).toEqual([{ ...stored, suggestions: "off" }]);
});

test("disables the analytics script by default, and shows the server's error beside it", async () => {
  const message = "This URL does not answer";
  const { user } = await openSettings({
    settings: { update: failsWith(400, message, { issues: [{ path: ["analyticsSnippet"], message }] }) },
  });
  const script = await screen.findByRole("textbox", { name: "Script" });
  expect(script).toHaveValue("");
  await paste(user, script, "<script>alert(1)</script>");
  await user.click(save());
  await waitFor(() => expect(script).toHaveAccessibleDescription(/without code inside/));
  expect(callsOf("settings.update")).toEqual([]);

  await user.clear(script);
  await paste(user, script, "https://stats.saywhere.test/script.js");
  await user.click(save());
  expect(await screen.findByText("Failed to save settings. Please try again.")).toBeInTheDocument();
  await expectFocus(() => script);
  expect(script).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(script).toHaveValue("https://stats.saywhere.test/script.js");
});

test("shows another user's concurrent changes and resolves them field by field", async () => {
  const theirs = { ...stored, name: "Their name", description: "Their description", version: 9 };
  const { user } = await openSettings({
    settings: { update: savedByGrace(theirs, (input) => ({ ...input, version: 10 })) },
  });
  const name = await screen.findByRole("textbox", { name: "Site name" });
  await user.clear(name);
  await paste(user, name, "My name");
  await user.click(save());
  const dialog = await screen.findByRole("dialog", { name: "Someone else saved this" });
  const mine = within(dialog)
    .getAllByRole("radio")
    .find((radio) => radio.closest("label")?.textContent?.includes("My name"));
  await user.click(mine as HTMLElement);
  await user.click(within(dialog).getByRole("button", { name: "Save chosen" }));
  expect(await screen.findByText("Saved: site name.")).toBeInTheDocument();
  expect(callsOf("settings.update").at(-1)).toEqual({ ...theirs, name: "My name", version: 9 });
  await waitFor(() =>
    expect(screen.getByRole("textbox", { name: "Description" })).toHaveValue("Their description"),
  );
  expect(name).toHaveValue("My name");
});

test("asks for confirmation before unsaved changes are left, but not on the way to another section", async () => {
  const { user, router } = await openSettings();
  await user.type(await screen.findByRole("textbox", { name: "Site name" }), "!");
  await router.navigate({ to: "/settings", hash: "links" });
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  void router.navigate({ to: "/account" });
  const dialog = await screen.findByRole("dialog", { name: "Discard your changes?" });
  await user.click(within(dialog).getByRole("button", { name: "Keep editing" }));
  expect(router.state.location.pathname).toBe("/settings");
  expect(screen.getByRole("textbox", { name: "Site name" })).toHaveValue("Saywhere!");

  answerApi({
    account: { sessions: () => [] },
    secondFactor: {
      mine: () => ({ codes: false, recovery_codes_left: 0, passkeys: [], required: false }),
    },
  });
  void router.navigate({ to: "/account" });
  await user.click(
    within(await screen.findByRole("dialog", { name: "Discard your changes?" })).getByRole("button", {
      name: "Discard",
    }),
  );
  expect(await screen.findByRole("heading", { name: "Account" })).toBeInTheDocument();
});
