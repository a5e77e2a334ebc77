import type { LinkInfo } from "@saywhere/validators/accounts/account";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { type ApiAnswers, answerApi, callsOf } from "../../../testing/api.ts";
import { ApiFailure, failsWith } from "../../../testing/api-failure.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { paste } from "../../testing/paste.ts";
import { administrator, editor } from "../../testing/people.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";

const TOKEN = "a-token-that-is-long-enough";
const PASSWORD = "correct horse battery";
const setUp: LinkInfo = { purpose: "set-up", name: null, email: null };
const invitation: LinkInfo = { purpose: "invitation", name: editor.name, email: editor.email };
const reset: LinkInfo = { purpose: "password-reset", name: editor.name, email: editor.email };
const greetings = {
  phrase: { slug: "hello", english: "Hello" },
  category: { slug: "greetings", name: "Greetings" },
  translations: [
    {
      id: 1,
      language_slug: "farsi",
      language_name: "Farsi (Persian)",
      language_code: "fa",
      language_script: "Arab",
      language_direction: "rtl" as const,
      native_text: "سلام",
      romanization: "Salām",
    },
  ],
};

const open = (url: string, info: LinkInfo | ApiFailure, account: ApiAnswers["account"] = {}) =>
  renderAdmin(url, {
    me: null,
    answers: {
      account: {
        linkInfo: () => {
          if (info instanceof ApiFailure) throw info;
          return info;
        },
        ...account,
      },
      phrase: { inAllLanguages: () => greetings },
    },
  });

test("creates the first administrator in the set-up, signs in and shows the dashboard", async () => {
  const { user, router } = await open(`/set-up#${TOKEN}`, setUp, { acceptLink: () => administrator });
  expect(await screen.findByRole("heading", { name: "Welcome to Saywhere" })).toBeInTheDocument();
  expect(await screen.findByText("سلام")).toHaveAttribute("dir", "rtl");
  expect(document.title).toBe("Welcome | Saywhere Admin");
  const password = screen.getByLabelText("Password");
  expect(password).toHaveAttribute("autocomplete", "new-password");
  expect(password).toHaveAccessibleDescription(/At least 12 characters/);

  await paste(user, screen.getByRole("textbox", { name: "Your name" }), administrator.name);
  await paste(user, screen.getByRole("textbox", { name: "E-mail" }), "administrator@saywhere.test");
  await paste(user, password, PASSWORD);
  await user.keyboard("{Enter}");

  expect(await screen.findByRole("button", { name: "Account: Test Administrator" })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe("/");
  await expect
    .poll(() => callsOf("account.acceptLink"))
    .toEqual([
      {
        token: TOKEN,
        name: administrator.name,
        email: "administrator@saywhere.test",
        password: PASSWORD,
      },
    ]);
  expect(sessionStorage).toHaveLength(0);
});

test("removes the secret from the URL after reading it, and still works after a reload", async () => {
  const { router } = await open(`/invitation#${TOKEN}`, invitation);
  await screen.findByRole("heading", { name: "Welcome, Test Editor" });
  expect(window.location.href).not.toContain(TOKEN);
  await router.invalidate();
  expect(screen.getByRole("heading", { name: "Welcome, Test Editor" })).toBeInTheDocument();
  await expect.poll(() => callsOf("account.linkInfo")).toEqual([{ token: TOKEN }]);
});

test("asks an invited user only for a password, and identifies the account for password managers", async () => {
  const { user, container } = await open(`/invitation#${TOKEN}`, invitation, { acceptLink: () => editor });
  await screen.findByText(editor.email as string);
  expect(container.querySelector("input[autocomplete=username]")).toHaveValue(editor.email);
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  await paste(user, screen.getByLabelText("Password"), PASSWORD);
  await user.click(screen.getByRole("button", { name: "Accept invitation" }));
  expect(await screen.findByRole("heading", { name: "Dashboard" })).toBeInTheDocument();
  expect(callsOf("account.acceptLink")).toEqual([{ token: TOKEN, password: PASSWORD }]);
});

test("shows form and server errors beside their fields, focuses the first, and keeps the typed text", async () => {
  const { user } = await open(`/set-up#${TOKEN}`, setUp, {
    acceptLink: failsWith(400, "Another user has this e-mail address", {
      issues: [{ path: ["email"], message: "Choose another address" }],
    }),
  });
  const name = await screen.findByRole("textbox", { name: "Your name" });
  const email = screen.getByRole("textbox", { name: "E-mail" });
  await user.click(screen.getByRole("button", { name: "Create account" }));
  expect(name).toHaveAccessibleDescription("Enter your name");
  await expectFocus(() => name);
  expect(screen.getByLabelText("Password")).toHaveAccessibleDescription(/Use at least 12 characters/);

  await paste(user, name, "Test Administrator");
  await paste(user, email, "administrator@saywhere.test");
  await paste(user, screen.getByLabelText("Password"), PASSWORD);
  await user.keyboard("{Enter}");
  await expectFocus(() => email);
  expect(email).toHaveAccessibleDescription("Choose another address");
  expect(name).toHaveValue("Test Administrator");
});

test("can reveal the typed password", async () => {
  const { user } = await open(`/reset-password#${TOKEN}`, reset);
  const password = await screen.findByLabelText("New password");
  expect(password).toHaveAttribute("type", "password");
  await user.click(screen.getByRole("button", { name: "Show password" }));
  expect(password).toHaveAttribute("type", "text");
});

test.each([
  ["/set-up", /restart the server/],
  ["/invitation", /ask the person who invited you for a new link/],
  ["/reset-password", /ask an administrator for a new link/],
])("shows instructions for %s when the link is used, cut off or missing", async (path, advice) => {
  for (const hash of [`#${TOKEN}`, "#cut", ""]) {
    const { unmount } = await open(`${path}${hash}`, new ApiFailure(404, "This link was used already"));
    expect(await screen.findByRole("heading", { name: "This link does not work" })).toBeInTheDocument();
    expect(screen.getByText(advice)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Go to the sign-in page" })).toHaveAttribute(
      "href",
      "/admin/sign-in",
    );
    unmount();
    sessionStorage.clear();
  }
});

test("shows an error when the link is used up in the meantime", async () => {
  const { user } = await open(`/invitation#${TOKEN}`, invitation, {
    acceptLink: failsWith(404, "This link was used already"),
  });
  await paste(user, await screen.findByLabelText("Password"), PASSWORD);
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("heading", { name: "This link does not work" })).toBeInTheDocument();
});

test("offers a retry when the link could not be checked", async () => {
  const { user } = await open(`/invitation#${TOKEN}`, new ApiFailure(429, "Try again in 5 minutes."));
  expect(await screen.findByRole("alert")).toHaveTextContent("Try again in 5 minutes.");
  answerApi({ account: { linkInfo: () => invitation } });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Welcome, Test Editor" })).toBeInTheDocument();
});
