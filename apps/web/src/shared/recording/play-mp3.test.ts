import { beforeEach, expect, test, vi } from "vitest";
import { playMp3 } from "./play-mp3.ts";

let events: string[];
let ended: () => void;

beforeEach(() => {
  events = [];
  vi.stubGlobal(
    "AudioContext",
    class {
      decodeAudioData = (content: ArrayBuffer) => Promise.resolve(content);
      close = async () => void events.push("close");
    },
  );
  vi.stubGlobal(
    "AudioBufferSourceNode",
    class {
      connect = () => {};
      addEventListener = (_name: string, listener: () => void) => {
        ended = listener;
      };
      start = () => void events.push("start");
      stop = () => {
        events.push("stop");
        ended();
      };
    },
  );
});

test("plays a file to its end", async () => {
  const played = playMp3(new ArrayBuffer(1), new AbortController().signal);
  await vi.waitFor(() => expect(events).toEqual(["start"]));
  ended();
  await played;
  expect(events).toEqual(["start", "close"]);
});

test("stops in the middle of a file when it is told to", async () => {
  const control = new AbortController();
  const played = playMp3(new ArrayBuffer(1), control.signal);
  await vi.waitFor(() => expect(events).toEqual(["start"]));
  control.abort();
  await played;
  expect(events).toEqual(["start", "stop", "close"]);
});

test("does not begin once it was told to stop", async () => {
  await playMp3(new ArrayBuffer(1), AbortSignal.abort());
  expect(events).toEqual(["close"]);
});
