import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { MY_LANGUAGE_KEY, readMyLanguage, subscribeToMyLanguage, useMyLanguage } from "./my-language.ts";
import { chooseBySearch, forgetMyLanguage, getChosenBySearch, setMyLanguage } from "./set-my-language.ts";

const JAPANESE = { slug: "japanese", name: "Japanese" };

test("chooses a language, replaces it and forgets it", () => {
  const { result } = renderHook(useMyLanguage);
  expect(result.current).toBeNull();
  act(() => void setMyLanguage(JAPANESE));
  expect(result.current).toEqual(JAPANESE);
  act(() => void setMyLanguage({ slug: "farsi", name: "Farsi (Persian)" }));
  expect(result.current?.slug).toBe("farsi");
  act(() => void forgetMyLanguage());
  expect(result.current).toBeNull();
});

test("is no longer the choice of a search once the visitor chooses", () => {
  chooseBySearch(JAPANESE);
  expect(getChosenBySearch()).toBe("japanese");
  setMyLanguage(JAPANESE);
  expect(getChosenBySearch()).toBeNull();
});

test("stores nothing but the slug and the name of the language", () => {
  setMyLanguage(Object.assign({ id: 15 }, JAPANESE));
  expect(JSON.parse(localStorage.getItem(MY_LANGUAGE_KEY) ?? "")).toEqual(JAPANESE);
});

test.each(["{", "null", "[]", '"japanese"', '{"slug":"japanese"}', '{"slug":1,"name":"Japanese"}'])(
  "reads %s in storage as no choice",
  (text) => {
    localStorage.setItem(MY_LANGUAGE_KEY, text);
    expect(readMyLanguage()).toBeNull();
  },
);

test("reports that the browser blocks storage, and has no choice then", () => {
  vi.stubGlobal("localStorage", undefined);
  const listener = vi.fn<() => void>();
  const unsubscribe = subscribeToMyLanguage(listener);
  expect(setMyLanguage(JAPANESE)).toBe(false);
  expect(readMyLanguage()).toBeNull();
  expect(listener).not.toHaveBeenCalled();
  unsubscribe();
});
