import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { setOnline } from "../../../testing/api.ts";
import { expectConsoleError } from "../../../testing/console-errors.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";

test("shows an error with a retry button when a page's data fail to load", async () => {
  expectConsoleError(/TRPCClientError/);
  setOnline(false);
  const { user } = await renderAdmin("/");
  expect(screen.getByRole("alert")).toHaveTextContent(
    "This page could not be shownThe server cannot be reached. Check your connection and try again.",
  );
  setOnline(true);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Dashboard" })).toBeInTheDocument();
});
