import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { callsOf } from "../../../testing/api.ts";
import { paste } from "../../testing/paste.ts";
import { editor } from "../../testing/people.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";

const provider = () => ({ name: "Example Login" });
const TOKEN = "t".repeat(43);
const providerLink = () => screen.findByRole("link", { name: /^Continue with Example Login/ });

test("offers the provider where the server has one, and leads back to the requested URL", async () => {
  await renderAdmin("/no/such?page=2", { me: null, answers: { openIdConnect: { provider } } });
  expect(await providerLink()).toHaveAttribute(
    "href",
    "/api/auth/openid-connect?redirect=%2Fno%2Fsuch%3Fpage%3D2",
  );
});

test("offers no provider where the server has none", async () => {
  await renderAdmin("/sign-in", { me: null });
  expect(screen.getByRole("button", { name: "Sign in" })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /^Continue with/ })).not.toBeInTheDocument();
});

test("explains why a sign-in at the provider did not succeed, and shows no other text of the URL", async () => {
  await renderAdmin("/sign-in?problem=deactivated", { me: null, answers: { openIdConnect: { provider } } });
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Your account is deactivated. Ask an administrator to reactivate it.",
  );
});

test("shows nothing of a problem that it does not know", async () => {
  await renderAdmin("/sign-in?problem=Call%20555", { me: null, answers: { openIdConnect: { provider } } });
  await providerLink();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent("555");
});

test("asks for the code of a sign-in that began at the provider", async () => {
  const { user, router } = await renderAdmin(`/sign-in?redirect=%2Fno%2Fsuch#${TOKEN}`, {
    me: null,
    answers: { openIdConnect: { provider }, secondFactor: { confirmSignIn: () => editor } },
  });
  await paste(user, await screen.findByRole("textbox", { name: "Code" }), "123456");
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("button", { name: "Account: Test Editor" })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe("/no/such");
  expect(callsOf("secondFactor.confirmSignIn")).toEqual([{ token: TOKEN, code: "123456" }]);
});
