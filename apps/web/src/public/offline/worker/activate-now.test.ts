import { expect, onTestFinished, test, vi } from "vitest";
import { takeOver } from "./activate-now.ts";

test("a new worker asks to take over at once, and once more after it was installed", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const skipWaiting = vi.fn();
  vi.stubGlobal("skipWaiting", skipWaiting);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { promise: installed, resolve: endInstallation } = Promise.withResolvers<void>();
  const asked = takeOver(installed);
  expect(skipWaiting).toHaveBeenCalledOnce();
  // As long as it is being installed, asking again does nothing.
  vi.runAllTimers();
  expect(skipWaiting).toHaveBeenCalledOnce();
  endInstallation();
  await asked;
  vi.runAllTimers();
  expect(skipWaiting).toHaveBeenCalledTimes(2);
});
