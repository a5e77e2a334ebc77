import "@testing-library/jest-dom/vitest";
import { forgetToast } from "@saywhere/ui/toasts/notify";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { endAsking } from "../lib/session/sign-in-again.ts";
import { apiServer, resetApi } from "./api.ts";
import { checkConsoleErrors, watchConsoleErrors } from "./console-errors.ts";
import { closeStreams, TestEventSource } from "./event-source.ts";

// A busy machine takes its time; a test that passes does not wait for it.
configure({ asyncUtilTimeout: 5_000 });

// What jsdom leaves out and Mantine asks for.
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.ResizeObserver = NoResizeObserver;
window.EventSource = TestEventSource as unknown as typeof EventSource;
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { matches: false, media, onchange: null }) as unknown as MediaQueryList;
Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });

beforeAll(() => apiServer.listen({ onUnhandledFrame: "error" }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  watchConsoleErrors();
});

afterEach(() => {
  cleanup();
  forgetToast();
  endAsking(false);
  closeStreams();
  checkConsoleErrors();
  resetApi();
});

afterAll(async () => {
  apiServer.close();
  // A call that was still under way fails now, and tells so: not to the tests of the next file, which share this page.
  await new Promise((turn) => setTimeout(turn));
  forgetToast();
});
