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

test("passes over sounds that fail, and reports them together after the last one", () => {
  const [first, second, third] = [sound(), sound(), sound()];
  startSequence([first.start, second.start, third.start])(1, onEnd, onFailure);
  first.started[0]?.fail("broken");
  second.started[0]?.end();
  expect(onFailure).not.toHaveBeenCalled();
  third.started[0]?.fail("lost");
  expect(onFailure).toHaveBeenCalledExactlyOnceWith([
    { index: 0, reason: "broken" },
    { index: 2, reason: "lost" },
  ]);
  expect(onEnd).not.toHaveBeenCalled();
});

test("begins no other sound after one that fails because it is stopped", () => {
  const [first, second] = [sound(), sound()];
  startSequence([first.start, second.start])(1, onEnd, onFailure)();
  first.started[0]?.fail("interrupted");
  expect(second.started).toHaveLength(0);
  expect(onFailure).not.toHaveBeenCalled();
});
