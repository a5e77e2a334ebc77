import { act, renderHook } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { setColorScheme, useColorScheme } from "./color-scheme.ts";
import { followRestoredPage } from "./follow-restored-page.ts";
import { storedValue } from "./stored-value.ts";

const KEY = "saywhere.test";
const names = storedValue<unknown>(KEY, (value) => value ?? null);
const show = (persisted: boolean) =>
  act(() => void dispatchEvent(new PageTransitionEvent("pageshow", { persisted })));

test("shows what other pages stored when the browser restores a page", () => {
  localStorage.clear();
  setColorScheme("light");
  onTestFinished(followRestoredPage());
  const name = renderHook(names.use);
  const scheme = renderHook(useColorScheme);
  localStorage.setItem(KEY, '"elsewhere"');
  localStorage.setItem("mantine-color-scheme-value", "dark");
  show(true);
  expect(name.result.current).toBe("elsewhere");
  expect(scheme.result.current).toBe("dark");
  expect(document.documentElement.dataset["mantineColorScheme"]).toBe("dark");
});

test("does not read the storage again on a normal load", () => {
  onTestFinished(followRestoredPage());
  const listener = vi.fn<() => void>();
  const stop = names.subscribe(listener);
  show(false);
  stop();
  expect(listener).not.toHaveBeenCalled();
});
