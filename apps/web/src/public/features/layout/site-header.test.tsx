import { act, screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { setReachable } from "../../lib/offline/connection.ts";
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

const icon = () => new Response(null, { headers: { "content-type": "image/svg+xml" } });
const failed = (status: number) => () => new Response(null, { status });

test.each([
  ["a site that is ready", () => Response.json({ status: "ok" })],
  ["a static export, which has no such URL", failed(404)],
])(
  "says while the device is online that the site is unreachable, until it can show pages: %s",
  async (_, ready) => {
    await renderApp("/about");
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers();
    const probes = [
      [() => Promise.reject(new TypeError("Failed to fetch"))],
      [() => new Response("<h1>Hotel Wi-Fi</h1>", { headers: { "content-type": "text/html" } })],
      [failed(502)],
      // The server is there, its database is not.
      [icon, failed(503)],
      [icon, ready],
    ];
    const responses = probes.flat();
    const send = vi.fn(async (_path: string) => responses.shift()?.());
    vi.stubGlobal("fetch", send);
    act(() => setReachable(false));
    const text = "This site can’t be reached. Saved and recently opened pages still work.";
    expect(screen.getByText(text)).toHaveRole("status");
    expect(document.documentElement).toHaveAttribute("data-offline");
    for (const sent of [1, 2, 3, 5]) {
      await act(() => vi.advanceTimersByTimeAsync(5_000));
      expect(send).toHaveBeenCalledTimes(sent);
      expect(screen.getByText(text)).toBeVisible();
    }
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    expect(document.documentElement).not.toHaveAttribute("data-offline");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send.mock.calls.map(([path]) => path).slice(-2)).toEqual(["/favicon.svg", "/health/ready"]);
    expect(send).toHaveBeenCalledTimes(7);
  },
);

test("closes the menu when the browser leaves the page for another one, which may lead back to it", async () => {
  const { user } = await renderApp("/about");
  await user.click(screen.getByRole("button", { name: "Open menu" }));
  expect(screen.getByRole("button", { name: "Close menu" })).toHaveAttribute("aria-expanded", "true");
  act(() => void dispatchEvent(new Event("pagehide")));
  expect(screen.getByRole("button", { name: "Open menu" })).toHaveAttribute("aria-expanded", "false");
});
