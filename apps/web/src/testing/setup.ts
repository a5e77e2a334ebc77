import "@testing-library/jest-dom/vitest";
import { removeToast } from "@saywhere/ui/toasts/notify";
import { cleanup, configure } from "@testing-library/react";
import { createRoot } from "react-dom/client";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { apiServer, resetApi } from "./api.ts";
import { checkConsoleErrors, watchConsoleErrors } from "./console-errors.ts";
import { closeStreams, TestEventSource } from "./event-source.ts";

// A busy machine is slow; a passing test does not wait for the timeout.
configure({ asyncUtilTimeout: 5_000 });

// jsdom lacks these APIs.
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
// The server renderer's tests have no window.
if (typeof window !== "undefined") {
  window.ResizeObserver = NoResizeObserver;
  window.EventSource = TestEventSource as unknown as typeof EventSource;
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: false, media, onchange: null }) as unknown as MediaQueryList;
  const fonts = Object.assign(new EventTarget(), { ready: Promise.resolve() });
  Object.defineProperty(document, "fonts", { value: fonts, configurable: true });
  // Files that share a page render into an element or into the document. React listens on the document fully only if that
  // was its first root: a root in an element marks it, too, but listens only for selections.
  createRoot(document).unmount();
}

beforeAll(() => apiServer.listen({ onUnhandledFrame: "error" }));

beforeEach(() => {
  // Test files that run one after the other in a worker share a window, if there is one.
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
  watchConsoleErrors();
});

afterEach(() => {
  cleanup();
  // After the pages are gone, which may still stop a stubbed voice. Files that share a worker share its globals, too.
  vi.unstubAllGlobals();
  removeToast();
  closeStreams();
  checkConsoleErrors();
  resetApi();
});

afterAll(async () => {
  apiServer.close();
  // A pending call fails now and reports it here, not to the tests of the next file, which share this page.
  await new Promise((turn) => setTimeout(turn));
  removeToast();
});
