import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../testing/api.ts";
import { failsWith } from "../../../testing/api-failure.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { paste } from "../../testing/paste.ts";
import { editor } from "../../testing/people.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";

const email = () => screen.getByRole("textbox", { name: "E-mail" });
const password = () => screen.getByLabelText("Password");
const press = () => screen.getByRole("button", { name: "Sign in" });

test("signs in a user without a session and returns to the requested URL", async () => {
  const { user, router } = await renderAdmin("/no/such?page=2", {
    me: null,
    answers: { account: { signIn: () => editor } },
  });
  expect(router.state.location.pathname).toBe("/sign-in");
  expect(document.title).toBe("Sign in | Saywhere Admin");
  expect(email()).toHaveAttribute("autocomplete", "username");
  expect(password()).toHaveAttribute("autocomplete", "current-password");

  await paste(user, email(), "editor@saywhere.test");
  await paste(user, password(), "a long secret");
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("button", { name: "Account: Test Editor" })).toBeInTheDocument();
  expect(router.state.location.href).toBe("/no/such?page=2");
  await expect
    .poll(() => callsOf("account.signIn"))
    .toEqual([{ email: "editor@saywhere.test", password: "a long secret" }]);
});

test("does not redirect to a URL of another site", async () => {
  const { user, router } = await renderAdmin("/sign-in?redirect=%2F%2Felsewhere.example", {
    me: null,
    answers: { account: { signIn: () => editor } },
  });
  await paste(user, email(), "editor@saywhere.test");
  await paste(user, password(), "a long secret");
  await user.keyboard("{Enter}");
  await screen.findByRole("heading", { name: "Dashboard" });
  expect(router.state.location.href).toBe("/");
});

test("redirects a user who is already signed in", async () => {
  const { router } = await renderAdmin("/sign-in?redirect=%2Fno%2Fsuch");
  expect(router.state.location.pathname).toBe("/no/such");
});

test("shows missing values beside their fields and focuses the first", async () => {
  const { user } = await renderAdmin("/sign-in", { me: null });
  await user.click(press());
  expect(email()).toHaveAccessibleDescription("Enter an e-mail address, such as name@example.org");
  expect(password()).toHaveAccessibleDescription("Enter your password");
  await expectFocus(() => email());
  await paste(user, email(), "editor@saywhere.test");
  await user.click(press());
  await expectFocus(() => password());
  expect(callsOf("account.signIn")).toEqual([]);
});

test.each([
  ["E-mail or password is wrong", failsWith(401, "E-mail or password is wrong")],
  ["Too many attempts. Try again in 11 minutes.", failsWith(429, "Too many attempts", { retryAfter: 601 })],
])("shows why a sign-in was rejected, and keeps the e-mail: %s", async (text, signIn) => {
  const { user } = await renderAdmin("/sign-in", { me: null, answers: { account: { signIn } } });
  await paste(user, email(), "editor@saywhere.test");
  await paste(user, password(), "a wrong secret");
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
  expect(email()).toHaveValue("editor@saywhere.test");
});

const step = {
  second_factor: { method: "code" as const, token: "t".repeat(43), expires_at: "2026-01-02T10:00:00.000Z" },
};
const code = () => screen.findByRole("textbox", { name: "Code" });

test("asks for a code after the password where the server wants one, and keeps a wrong one", async () => {
  const { user, router } = await renderAdmin("/sign-in?redirect=%2Fno%2Fsuch", {
    me: null,
    answers: {
      account: { signIn: () => step },
      secondFactor: {
        confirmSignIn: failsWith(401, "The code is wrong, or was used already. Enter the newest one"),
      },
    },
  });
  await paste(user, email(), "editor@saywhere.test");
  await paste(user, password(), "a long secret");
  await user.keyboard("{Enter}");
  const field = await code();
  expect(field).toHaveAttribute("autocomplete", "one-time-code");
  await expectFocus(() => field);
  await paste(user, field, "12345");
  await user.keyboard("{Enter}");
  expect(field).toHaveAccessibleDescription(/Enter the six digits that your app shows, or a recovery code/);
  await user.paste("6");
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent("The code is wrong, or was used already.");
  expect(field).toHaveValue("123456");
  answerApi({ secondFactor: { confirmSignIn: () => editor } });
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByRole("button", { name: "Account: Test Editor" })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe("/no/such");
  expect(callsOf("secondFactor.confirmSignIn")).toContainEqual({
    token: step.second_factor.token,
    code: "123456",
  });
});

test("returns to the password when the code comes too late, and when the user goes back", async () => {
  const { user } = await renderAdmin("/sign-in", {
    me: null,
    answers: {
      account: { signIn: () => step },
      secondFactor: {
        confirmSignIn: failsWith(
          404,
          "This sign-in took too long. Enter your e-mail and your password again.",
        ),
      },
    },
  });
  await paste(user, email(), "editor@saywhere.test");
  await paste(user, password(), "a long secret");
  await user.keyboard("{Enter}");
  await paste(user, await code(), "123456");
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent("This sign-in took too long.");
  expect(email()).toHaveValue("editor@saywhere.test");
  await user.click(press());
  await code();
  await user.click(screen.getByRole("button", { name: "Back" }));
  expect(email()).toHaveValue("editor@saywhere.test");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
