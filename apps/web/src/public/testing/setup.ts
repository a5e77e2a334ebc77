import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { apiServer } from "./api.ts";
import { checkConsoleErrors, watchConsoleErrors } from "./console-errors.ts";

// What jsdom leaves out and the site asks for.
if (typeof window !== "undefined") {
  window.scrollTo = () => {};
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: false, media, onchange: null }) as unknown as MediaQueryList;
}

beforeAll(() => apiServer.listen({ onUnhandledFrame: "error" }));

beforeEach(() => {
  // Files that a worker takes on one after the other share a window, where there is one.
  globalThis.localStorage?.clear();
  watchConsoleErrors();
});

afterEach(() => {
  cleanup();
  apiServer.resetHandlers();
  checkConsoleErrors();
});

afterAll(() => apiServer.close());
