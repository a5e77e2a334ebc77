import { expect, test, vi } from "vitest";
import {
  readSpeakingAs,
  SPEAKING_AS_KEY,
  setSpeakingAs,
  speaksAsChosen,
  subscribeToSpeakingAs,
} from "./speaking-as.ts";

test("stores how the visitor speaks, and notifies subscribers until they leave", () => {
  const listener = vi.fn<() => void>();
  const unsubscribe = subscribeToSpeakingAs(listener);
  const choice = { speaker: "woman", register: "informal", regions: { portuguese: "Portugal" } } as const;
  expect(speaksAsChosen()).toBe(false);
  expect(setSpeakingAs(choice)).toBe(true);
  expect(readSpeakingAs()).toEqual(choice);
  expect(speaksAsChosen()).toBe(true);
  expect(listener).toHaveBeenCalledOnce();
  unsubscribe();
  expect(setSpeakingAs({ regions: {} })).toBe(true);
  expect(speaksAsChosen()).toBe(false);
  expect(listener).toHaveBeenCalledOnce();
});

test.each(["", "[", "null", "5", '{"speaker":"child","register":7,"regions":{"spanish":1}}'])(
  "reads the invalid stored choice %j as none",
  (text) => {
    localStorage.setItem(SPEAKING_AS_KEY, text);
    expect(readSpeakingAs()).toEqual({ regions: {} });
  },
);

test("reports that the browser blocks storage", () => {
  vi.spyOn(Storage.prototype, "setItem").mockThrow(new DOMException("full", "QuotaExceededError"));
  expect(setSpeakingAs({ speaker: "man", regions: {} })).toBe(false);
});
