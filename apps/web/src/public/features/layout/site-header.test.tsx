import { act, screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";

test("says that there is no connection, also to stylesheets by an attribute of the root, until there is one again", async () => {
  await renderApp("/about");
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  act(() => void dispatchEvent(new Event("offline")));
  expect(screen.getByText("You’re offline. Saved and recently opened pages still work.")).toHaveRole(
    "status",
  );
  expect(document.documentElement).toHaveAttribute("data-offline");

  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event("online")));
  expect(screen.queryByText(/You’re offline/)).not.toBeInTheDocument();
  expect(document.documentElement).not.toHaveAttribute("data-offline");
});

test("closes the menu when the browser leaves the page for another one, which may lead back to it", async () => {
  const { user } = await renderApp("/about");
  await user.click(screen.getByRole("button", { name: "Open menu" }));
  expect(screen.getByRole("button", { name: "Close menu" })).toHaveAttribute("aria-expanded", "true");
  act(() => void dispatchEvent(new Event("pagehide")));
  expect(screen.getByRole("button", { name: "Open menu" })).toHaveAttribute("aria-expanded", "false");
});
