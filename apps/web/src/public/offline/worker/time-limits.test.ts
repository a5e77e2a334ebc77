import { expect, onTestFinished, test, vi } from "vitest";
import { backgroundRequest } from "./time-limits.ts";

test("aborts a background request that gets no response", () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
  onTestFinished(() => timeout.mockRestore());
  const request = backgroundRequest(new URL("/about", location.origin), { credentials: "omit" });
  expect([request.credentials, request.signal.aborted]).toEqual(["omit", false]);
  limit.abort();
  expect(request.signal.aborted).toBe(true);
});
