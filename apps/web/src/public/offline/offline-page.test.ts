import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderOfflinePage } from "./offline-page.tsx";

/** Runs the page's script, with the tab's own events and a connection that is back as soon as it is probed. */
function open({ onLine = true } = {}) {
  const page = new DOMParser().parseFromString(renderOfflinePage(["/style.css"]), "text/html");
  const script = [...page.scripts].map(({ text }) => text).find((text) => text.includes("fetch(")) ?? "";
  const tab = new EventTarget();
  const reload = vi.fn();
  const navigator = { onLine };
  runInNewContext(script, {
    document: page,
    location: { reload },
    navigator,
    addEventListener: tab.addEventListener.bind(tab),
    fetch: () => Promise.resolve(),
    setTimeout,
    clearTimeout,
  });
  return { tab, reload, navigator, text: () => page.querySelector("main p")?.textContent };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("the page is loaded again when the connection is back", async () => {
  const { reload } = open();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reload).toHaveBeenCalledOnce();
});

test("a connection that is back does not end a navigation to another page", async () => {
  const { tab, reload } = open();
  tab.dispatchEvent(new Event("beforeunload"));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reload).not.toHaveBeenCalled();
  tab.dispatchEvent(new Event("pageshow"));
  tab.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledOnce();
});

test("the page says whether the device is offline, or the site cannot be reached", () => {
  const { tab, navigator, text } = open({ onLine: false });
  const link = " See what is on this device.";
  const offline = "You’re offline and haven’t opened this page before. It will load when you reconnect.";
  expect(text()).toBe(offline + link);
  navigator.onLine = true;
  tab.dispatchEvent(new Event("online"));
  const unreachable =
    "This site can’t be reached, and you haven’t opened this page before. It will load when the site responds again.";
  expect(text()).toBe(unreachable + link);
  navigator.onLine = false;
  tab.dispatchEvent(new Event("offline"));
  expect(text()).toBe(offline + link);
  expect(open().text()).toBe(unreachable + link);
});
