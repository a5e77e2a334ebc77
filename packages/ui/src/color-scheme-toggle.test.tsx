// @vitest-environment jsdom

import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ColorSchemeToggle } from "./color-scheme-toggle.tsx";
import { SaywhereProvider } from "./provider.tsx";

const page = (
  <SaywhereProvider env="test">
    <ColorSchemeToggle />
  </SaywhereProvider>
);

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.body.innerHTML = "";
});

test("it takes over the server's page without a complaint, shows what was chosen before, and keeps a new choice", async () => {
  localStorage.setItem("mantine-color-scheme-value", "dark");
  document.body.innerHTML = renderToString(page);
  const complaint = vi.fn();
  await act(async () => hydrateRoot(document.body, page, { onRecoverableError: complaint }));
  const choice = (value: string) => document.querySelector<HTMLInputElement>(`input[value=${value}]`);
  expect(complaint).not.toHaveBeenCalled();
  expect(choice("dark")?.checked).toBe(true);
  expect(document.documentElement.dataset.mantineColorScheme).toBe("dark");

  await act(async () => choice("light")?.click());
  expect(choice("light")?.checked).toBe(true);
  expect(document.documentElement.dataset.mantineColorScheme).toBe("light");
  expect(localStorage.getItem("mantine-color-scheme-value")).toBe("light");
});
