import { expect, onTestFinished, test, vi } from "vitest";
import { takeOver } from "./activate-now.ts";

test("requests activation of a new worker immediately, and again after its installation", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const skipWaiting = vi.fn();
  vi.stubGlobal("skipWaiting", skipWaiting);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { promise: installed, resolve: endInstallation } = Promise.withResolvers<void>();
  const asked = takeOver(installed);
  expect(skipWaiting).toHaveBeenCalledOnce();
  // During the installation, a repeated request has no effect.
  vi.runAllTimers();
  expect(skipWaiting).toHaveBeenCalledOnce();
  endInstallation();
  await asked;
  vi.runAllTimers();
  expect(skipWaiting).toHaveBeenCalledTimes(2);
});
