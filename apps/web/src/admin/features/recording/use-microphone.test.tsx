import { act, renderHook } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { Microphone } from "../../../shared/recording/microphone/microphone.ts";
import { useMicrophone } from "./use-microphone.ts";

/** Microphones that the test opens, in the order in which they were asked for. */
function lateMicrophones() {
  const asked: { microphone: Microphone; open(): void }[] = [];
  vi.spyOn(Microphone, "open").mockImplementation((deviceId) => {
    const { promise, resolve } = Promise.withResolvers<Microphone>();
    const microphone = { deviceId, close: vi.fn() } as unknown as Microphone;
    asked.push({ microphone, open: () => resolve(microphone) });
    return promise;
  });
  const value = { enumerateDevices: () => Promise.resolve([]) };
  Object.defineProperty(navigator, "mediaDevices", { configurable: true, value });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "mediaDevices"));
  return asked;
}
const renderMicrophone = () => renderHook(() => useMicrophone({ onLevel: () => {}, onLost: () => {} }));

test.each([
  ["earlier", [0, 1]],
  ["later", [1, 0]],
])(
  "keeps the microphone that was chosen last when the other one opens %s, and closes the other one",
  async (_when, order) => {
    const asked = lateMicrophones();
    const { result } = renderMicrophone();
    await act(async () => {
      const both = [result.current.choose("one"), result.current.choose("two")];
      for (const index of order) asked[index]?.open();
      await Promise.all(both);
    });
    expect(asked).toHaveLength(2);
    expect(result.current.opened.current).toBe(asked[1]?.microphone);
    expect(result.current.current).toBe("two");
    expect(asked[0]?.microphone.close).toHaveBeenCalledOnce();
    expect(asked[1]?.microphone.close).not.toHaveBeenCalled();
  },
);

test("opens one microphone for two concurrent callers, and closes it if the screen was left", async () => {
  const asked = lateMicrophones();
  const { result, unmount } = renderMicrophone();
  const both = [result.current.open(), result.current.open()];
  unmount();
  asked[0]?.open();
  expect(await Promise.all(both)).toEqual([null, null]);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.microphone.close).toHaveBeenCalledOnce();
});
