import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { farsi, japanese } from "../../../testing/languages.ts";
import { readMyLanguage } from "../../lib/my-language/my-language.ts";
import { setReachable } from "../../lib/offline/connection.ts";
import { writePackRecord } from "../../lib/packs/pack-registry.ts";
import { renderApp } from "../../testing/render-app.tsx";

const spanish = { ...japanese, slug: "spanish", name: "Spanish", nativeName: "Español", code: "es" };
const open = () =>
  renderApp("/languages", {
    language: { list: () => [spanish, japanese, farsi], get: () => farsi, popularPhrases: () => [] },
  });
const names = (list: string) =>
  within(screen.getByRole("list", { name: list }))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href")?.replace("/languages/", ""));

test("lists the languages from A to Z, and by region on demand", async () => {
  const { user } = await open();
  expect(names("Languages")).toEqual(["farsi", "japanese", "spanish"]);
  expect(screen.getByRole("button", { name: "A to Z" })).toHaveAttribute("aria-pressed", "true");

  await user.click(screen.getByRole("button", { name: "By region" }));
  await screen.findByRole("heading", { name: "East Asia" });
  expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual(
    expect.arrayContaining(["Europe", "The Americas", "Middle East and Caucasus", "East Asia"]),
  );
  expect(names("Europe")).toEqual(["spanish"]);
  expect(names("The Americas")).toEqual(["spanish"]);
  expect(names("East Asia")).toEqual(["japanese"]);
});

test("names a language once that is called the same in English", async () => {
  const tagalog = {
    ...spanish,
    slug: "tagalog",
    name: "Tagalog (Filipino)",
    nativeName: "Tagalog (Filipino)",
  };
  await renderApp("/languages", { language: { list: () => [tagalog] } });
  expect(screen.getAllByText("Tagalog (Filipino)")).toHaveLength(1);
});

test("finds a language by the start of one of its names, and opens the first match on Enter", async () => {
  const { router, user } = await open();
  const field = screen.getByRole("searchbox", { name: "Find a language" });
  await user.type(field, "日本");
  expect(names("Languages")).toEqual(["japanese"]);
  expect(screen.getByText("1 of 3 languages")).toHaveRole("status");
  // Enter ends a composition, which Safari does not say of that key.
  fireEvent.keyDown(field, { key: "Enter", isComposing: true, keyCode: 229 });
  fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
  await user.clear(field);
  expect(router.state.location.href).toBe("/languages");
  await user.type(field, "pers{Enter}");
  await waitFor(() => expect(router.state.location.href).toBe("/languages/farsi"));
});

test("makes the first language found the visitor's own", async () => {
  const { user } = await open();
  expect(screen.queryByRole("button", { name: /My Language$/ })).not.toBeInTheDocument();
  await user.type(screen.getByRole("searchbox", { name: "Find a language" }), "jap");
  await user.click(screen.getByRole("button", { name: "Make Japanese My Language" }));
  expect(readMyLanguage()).toEqual({ slug: "japanese", name: "Japanese" });
  expect(screen.getByRole("button", { name: "Make Japanese My Language" })).toBePressed();
});

test("offers all languages again when none matches", async () => {
  const { user } = await open();
  await user.type(screen.getByRole("searchbox", { name: "Find a language" }), "klingon");
  expect(screen.getByRole("heading", { name: "No languages match “klingon”" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Show all languages" }));
  expect(names("Languages")).toHaveLength(3);
  expect(screen.getByRole("main")).toHaveFocus();
});

test("marks the languages that are not on the device while there is no connection", async () => {
  const { slug, name, code, script } = japanese;
  const sizes = { version: "1", bytes: 1, phrases: 1, recordings: false, checkedAt: 0 };
  writePackRecord({ slug, name, code, script, ...sizes });
  // Not all of it is here yet.
  writePackRecord({ ...farsi, ...sizes, version: null });
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  await open();
  const marks = () => screen.queryAllByText(/Not on this device/).map((mark) => mark.closest("a")?.pathname);
  expect(marks()).toEqual([]);
  onLine.mockReturnValue(false);
  act(() => void dispatchEvent(new Event("offline")));
  expect(marks()).toEqual(["/languages/farsi", "/languages/spanish"]);
  onLine.mockReturnValue(true);
  act(() => void dispatchEvent(new Event("online")));
  expect(marks()).toEqual([]);
  act(() => setReachable(false));
  expect(marks()).toEqual(["/languages/farsi", "/languages/spanish"]);
  act(() => setReachable(true));
  expect(marks()).toEqual([]);
});
