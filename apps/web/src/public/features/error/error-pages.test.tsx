import { internalErrorMessage } from "@saywhere/validators/api/internal-error";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { expectConsoleError } from "../../../testing/console-errors.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { farsi } from "../../../testing/languages.ts";
import { renderApp } from "../../testing/render-app.tsx";

test("shows the not-found page for an unknown URL", async () => {
  await renderApp("/nothing/here");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("404 Page Not Found");
  expect(screen.getByRole("link", { name: "Return Home" })).toHaveAttribute("href", "/");
  expect(document.title).toBe("404 Page Not Found | Saywhere");
});

test("shows the request id when a page fails with a server error", async () => {
  expectConsoleError(/name request/);
  const list = () => {
    throw new ApiFailure(429, internalErrorMessage("ab12-3f"));
  };
  await renderApp("/languages", { language: { list } });
  const sentence = /If you report it, name request ab12-3f\./;
  expect(screen.getByText(sentence, { ignore: "pre" })).toBeInTheDocument();
});

test("shows the details of a server error in development", async () => {
  expectConsoleError(/relation "language" does not exist/);
  const list = () => {
    throw new ApiFailure(429, 'error: relation "language" does not exist\n    at query (pool.ts:1)');
  };
  await renderApp("/languages", { language: { list } });
  const details = screen.getByText(/relation "language" does not exist/, { selector: "pre" });
  expect(details).toHaveTextContent("at query (pool.ts:1)");
});

test("shows an error when a page fails, and loads the page on retry", async () => {
  expectConsoleError(/Failed with 429/);
  let fails = true;
  const list = () => {
    if (fails) throw new ApiFailure(429);
    return [farsi];
  };
  const { user } = await renderApp("/languages", { language: { list } });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Something Went Wrong");
  fails = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Browse Languages" })).toBeInTheDocument();
  await expectFocus(() => screen.getByRole("main"));
});
