import { expect, onTestFinished, test, vi } from "vitest";
import { activateNow } from "./activate-now.ts";

test("requests activation of a new worker immediately, and again after its installation", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const skipWaiting = vi.fn();
  vi.stubGlobal("skipWaiting", skipWaiting);
  const { promise: installed, resolve: endInstallation } = Promise.withResolvers<void>();
  const requested = activateNow(installed);
  expect(skipWaiting).toHaveBeenCalledOnce();
  // During the installation, a repeated request has no effect.
  vi.runAllTimers();
  expect(skipWaiting).toHaveBeenCalledOnce();
  endInstallation();
  await requested;
  vi.runAllTimers();
  expect(skipWaiting).toHaveBeenCalledTimes(2);
});
