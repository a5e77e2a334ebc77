import { act, screen, within } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { writePackRecord } from "../../lib/packs/pack-registry.ts";
import { renderApp } from "../../testing/render-app.tsx";

function keep(name: string, version: string | null = "1"): void {
  const slug = name.toLowerCase();
  const pack = { bytes: 1_000, phrases: 4, recordings: false, checkedAt: 0 };
  writePackRecord({ slug, name, code: "xx", script: "Latn", version, ...pack });
}

/** Opens a page and loses the connection; the banner. */
async function loseConnection(): Promise<HTMLElement> {
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
  return banner;
}

beforeEach(() => localStorage.clear());

test("says what works without a connection where no language is kept, or none completely", async () => {
  keep("Greek", null);
  expect(await loseConnection()).toHaveTextContent(
    "You’re offline. Saved and recently opened pages still work.",
  );
});

test.each([
  [["Greek"], "Greek is on this device"],
  [["Greek", "Hindi"], "Greek and Hindi are on this device"],
  [["Greek", "Hindi", "Thai", "Urdu"], "4 languages are on this device"],
])("names kept languages, and leads to what is on the device: %s", async (names, text) => {
  for (const name of names) keep(name);
  const banner = await loseConnection();
  expect(banner).toHaveTextContent(`You’re offline. ${text}; saved and recently opened pages still work.`);
  expect(within(banner).getByRole("link", { name: "on this device" })).toHaveAttribute("href", "/offline");
});
