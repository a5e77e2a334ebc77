import { act, screen, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";

test("says what works without a connection, and leads to what is on the device", async () => {
  await renderApp("/about");
  const banner = within(screen.getByRole("banner")).getByRole("status");
  expect(banner).toBeEmptyDOMElement();
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => {
    online.mockRestore();
    // Queries wait for it.
    window.dispatchEvent(new Event("online"));
  });
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(banner).toHaveTextContent("You’re offline. Saved and recently opened pages still work.");
  const link = within(banner).getByRole("link", { name: "See what is on this device" });
  expect(link).toHaveAttribute("href", "/offline");
});
