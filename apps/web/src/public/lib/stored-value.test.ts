import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { storedValue } from "./stored-value.ts";

const KEY = "saywhere.test";
const names = storedValue<readonly string[]>(KEY, (value) => (Array.isArray(value) ? value : ["default"]));

test("reads what it wrote, and notifies only subscribers of this value", () => {
  const other = storedValue<unknown>("saywhere.other", (value) => value);
  const [listener, otherListener] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stops = [names.subscribe(listener), other.subscribe(otherListener)];
  expect(names.write(["a"])).toBe(true);
  expect(names.read()).toEqual(["a"]);
  expect(names.read()).toBe(names.read());
  for (const stop of stops) stop();
  names.write(["b"]);
  expect(listener).toHaveBeenCalledOnce();
  expect(otherListener).not.toHaveBeenCalled();
});

test("follows another tab that changes the value, or clears the storage", () => {
  const { result } = renderHook(names.use);
  localStorage.setItem(KEY, '["elsewhere"]');
  act(() => void dispatchEvent(new StorageEvent("storage", { key: KEY })));
  expect(result.current).toEqual(["elsewhere"]);
  localStorage.clear();
  act(() => void dispatchEvent(new StorageEvent("storage", { key: null })));
  expect(result.current).toEqual(["default"]);
});

test.each(["", "{", "null", "7", '{"a":1}'])("reads the default in place of the stored text %j", (text) => {
  localStorage.setItem(KEY, text);
  expect(names.read()).toEqual(["default"]);
});

test("keeps the stored value and notifies nobody when the storage is full", () => {
  names.write(["a"]);
  const listener = vi.fn<() => void>();
  const stop = names.subscribe(listener);
  const setItem = vi
    .spyOn(Storage.prototype, "setItem")
    .mockThrow(new DOMException("full", "QuotaExceededError"));
  expect(names.write(["b"])).toBe(false);
  setItem.mockRestore();
  stop();
  expect(names.read()).toEqual(["a"]);
  expect(listener).not.toHaveBeenCalled();
});

test("reads the default where the browser blocks storage", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(names.read()).toEqual(["default"]);
  expect(names.write(["a"])).toBe(false);
});
