import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../testing/api.ts";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { paste } from "../../testing/paste.ts";
import { administrator, editor } from "../../testing/people.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";

/** A call that fails while the session is over; the session ends once the page is rendered. */
async function endedSession() {
  let signedIn = false;
  const app = await renderAdmin("/");
  answerApi({
    account: { signIn: () => ((signedIn = true), editor) },
    category: {
      list: () => {
        if (!signedIn) throw new ApiFailure(401, "Sign in first");
        return [];
      },
    },
    search: {
      hits: () => {
        if (!signedIn) throw new ApiFailure(401, "Sign in first");
        return [];
      },
    },
  });
  const { queryClient, trpc } = app.router.options.context;
  return {
    ...app,
    categories: () => queryClient.query(trpc.category.list.queryOptions({})),
    search: () => queryClient.query(trpc.search.hits.queryOptions({ query: "hello" })),
  };
}

test("holds calls of an ended session in one dialog and retries them after sign-in", async () => {
  const { user, categories, search } = await endedSession();
  const waiting = Promise.all([categories(), search()]);
  const dialog = await screen.findByRole("dialog", { name: "Sign in again" });
  expect(dialog).toHaveTextContent(
    "Your session has ended. Sign in again to continue; nothing you typed is lost.",
  );
  expect(within(dialog).getByRole("textbox", { name: "E-mail" })).toHaveValue(editor.email);
  await paste(user, within(dialog).getByLabelText("Password"), "a long secret");
  await user.keyboard("{Enter}");
  expect(await waiting).toEqual([[], []]);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Dashboard" })).toBeInTheDocument();
  await expect.poll(() => callsOf("account.signIn")).toHaveLength(1);
});

test("fails calls of an ended session when the dialog is closed", async () => {
  const { user, categories } = await endedSession();
  const failure = categories().catch((error: Error) => error.message);
  await screen.findByRole("dialog", { name: "Sign in again" });
  await user.keyboard("{Escape}");
  expect(await failure).toBe("Sign in first");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("reloads all data when another user signs in", async () => {
  const { user, categories } = await endedSession();
  const waiting = categories();
  const dialog = await screen.findByRole("dialog", { name: "Sign in again" });
  answerApi({
    account: { me: () => administrator, signIn: () => administrator },
    category: { list: () => [] },
  });
  await paste(user, within(dialog).getByLabelText("Password"), "another secret");
  await user.keyboard("{Enter}");
  await waiting;
  expect(await screen.findByRole("button", { name: "Account: Test Administrator" })).toBeInTheDocument();
  expect(await screen.findByRole("link", { name: "People" })).toBeInTheDocument();
});

test("goes on with an ended session after a sign-in at the provider in a new tab", async () => {
  const { categories } = await endedSession();
  answerApi({ openIdConnect: { provider: () => ({ name: "Example Login" }) } });
  const waiting = categories();
  expect(await screen.findByRole("link", { name: /^Continue with Example Login/ })).toHaveAttribute(
    "target",
    "_blank",
  );
  answerApi({ category: { list: () => [] } });
  window.dispatchEvent(new Event("focus"));
  expect(await waiting).toEqual([]);
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
});
