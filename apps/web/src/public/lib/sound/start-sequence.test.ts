import { expect, test, vi } from "vitest";
import { startSequence } from "./start-sequence.ts";
import type { StartSound } from "./use-player.ts";

/** A sound that ends and fails on demand. */
function sound() {
  const started: { end: () => void; fail: (reason: unknown) => void }[] = [];
  const stop = vi.fn<() => void>();
  const start: StartSound = (_speed, end, fail) => {
    started.push({ end, fail });
    return stop;
  };
  return { start, started, stop };
}
const onEnd = vi.fn<() => void>();
const onFailure = vi.fn<(reason: unknown) => void>();

test("plays one sound after the other, and ends after the last", () => {
  const [first, second] = [sound(), sound()];
  startSequence([first.start, second.start])(1, onEnd, onFailure);
  expect(second.started).toHaveLength(0);
  first.started[0]?.end();
  expect(second.started).toHaveLength(1);
  expect(onEnd).not.toHaveBeenCalled();
  second.started[0]?.end();
  expect(onEnd).toHaveBeenCalledOnce();
});

test("stops the sound that plays, and begins no other one", () => {
  const [first, second, third] = [sound(), sound(), sound()];
  const stop = startSequence([first.start, second.start, third.start])(1, onEnd, onFailure);
  first.started[0]?.end();
  stop();
  expect(second.stop).toHaveBeenCalledOnce();
  second.started[0]?.end();
  expect(third.started).toHaveLength(0);
});

test("reports a failed sound and begins no other one", () => {
  const [first, second] = [sound(), sound()];
  startSequence([first.start, second.start])(1, onEnd, onFailure);
  first.started[0]?.fail("broken");
  expect(onFailure).toHaveBeenCalledExactlyOnceWith("broken");
  expect(second.started).toHaveLength(0);
});
