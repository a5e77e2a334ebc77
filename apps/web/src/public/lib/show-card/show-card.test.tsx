import type { PhraseEntryPage } from "@saywhere/validators/content/phrase-entry";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { expectConsoleError } from "../../../testing/console-errors.ts";
import { japanese } from "../../../testing/languages.ts";
import { phraseEntry } from "../../testing/fixtures.ts";
import { renderApp } from "../../testing/render-app.tsx";

const entry = (english: string, native: string) => ({
  ...phraseEntry(english, japanese),
  native_text: native,
});
const phrase = (id: number, english: string, native_text: string) => ({
  id,
  slug: english.toLowerCase(),
  english,
  native_text,
  romanization: null,
  pronunciation_guide: null,
  audio_url: null,
});
const guide = {
  language: japanese,
  phrases: [phrase(1, "Help", "助けて"), phrase(2, "Fire", "火事"), phrase(3, "Stop", "やめて")],
};

const press = (name: string | RegExp) => card().getByRole("button", { name });
const card = () => within(screen.getByRole("dialog"));

async function openCard(
  english: string,
  entryPage: () => PhraseEntryPage = () => ({ items: [], next: null }),
) {
  const opened = await renderApp("/emergency/japanese", {
    language: { emergencyGuide: () => guide },
    phrase: { entryPage },
  });
  await opened.user.click(screen.getByRole("button", { name: `Show “${english}” to someone` }));
  await screen.findByRole("dialog");
  return opened;
}

test("goes through the set with buttons and arrow keys, and stays at its ends", async () => {
  const { user } = await openCard("Fire");
  expect(card().getByRole("status")).toHaveTextContent("Fire 2 of 3");
  await user.click(press("Next card"));
  expect(card().getByText("やめて")).toBeVisible();
  await user.click(press("Next card"));
  expect(card().getByRole("status")).toHaveTextContent("Stop 3 of 3");
  await user.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}");
  expect(card().getByRole("status")).toHaveTextContent("Help 1 of 3");
  expect(press("Previous card")).toHaveAttribute("aria-disabled", "true");
});

test("swaps the arrow keys and swipes in a page from right to left", async () => {
  const { user } = await openCard("Fire");
  screen.getByRole("dialog").style.direction = "rtl";
  press("Next card").focus();
  await user.keyboard("{ArrowLeft}");
  expect(card().getByRole("status")).toHaveTextContent("3 of 3");
  swipe(120);
  expect(card().getByRole("status")).toHaveTextContent("3 of 3");
  swipe(-120);
  expect(card().getByRole("status")).toHaveTextContent("2 of 3");
});

function swipe(x: number, y = 0, target: HTMLElement = screen.getByRole("dialog")) {
  const finger = { pointerType: "touch", isPrimary: true };
  fireEvent.pointerDown(target, { ...finger, clientX: 200, clientY: 200 });
  fireEvent.pointerUp(target, { ...finger, clientX: 200 + x, clientY: 200 + y });
}

test("takes a finger's way to the side for a swipe, and no other", async () => {
  await openCard("Help");
  swipe(-120);
  expect(card().getByRole("status")).toHaveTextContent("2 of 3");
  swipe(-20);
  swipe(-120, 200);
  expect(card().getByRole("status")).toHaveTextContent("2 of 3");
  swipe(120);
  expect(card().getByRole("status")).toHaveTextContent("1 of 3");
});

test("turns the text for the person opposite", async () => {
  const { user } = await openCard("Help");
  await user.click(press("Turn for the person opposite"));
  expect(press("Turn for the person opposite")).toHaveAttribute("aria-pressed", "true");
  expect(card().getByText("助けて").closest("[data-turned]")).not.toBeNull();
});

test("requests to keep the screen on, again when the page returns, and stops when the card closes", async () => {
  const release = vi.fn(async () => undefined);
  const request = vi.fn(async () => ({ release }));
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
  const { user } = await openCard("Help");
  expect(request).toHaveBeenCalledExactlyOnceWith("screen");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(request).toHaveBeenCalledTimes(2);
  await user.click(press("Close"));
  await waitFor(() => expect(release).toHaveBeenCalled());
  Reflect.deleteProperty(navigator, "wakeLock");
});

test("offers replies in the language, and names the tapped one in English", async () => {
  const items = [entry("Yes", "はい"), entry("Please type it here", "ここに入力"), entry("Two", "二")];
  const { user } = await openCard("Help", () => ({ items, next: null }));
  await user.click(press("Replies"));
  await user.click(await card().findByRole("button", { name: "はい Yes" }));
  expect(card().getByText("They tapped: Yes")).toBeVisible();
  await user.click(press("2 二"));
  expect(card().getByText("They tapped: 2")).toBeVisible();
  const field = card().getByRole("textbox", { name: /ここに入力/ });
  fireEvent.keyDown(field, { key: "ArrowRight" });
  // A finger that selects what was typed.
  swipe(-120, 0, field);
  await user.click(press("Replies"));
  expect(card().getByText("助けて")).toBeVisible();
});

test("keeps a reply that is being typed when the replies are closed and opened again", async () => {
  const items = [entry("Please type it here", "ここに入力")];
  const { user } = await openCard("Help", () => ({ items, next: null }));
  await user.click(press("Replies"));
  await user.type(await card().findByRole("textbox", { name: /ここに入力/ }), "薬局");
  await user.click(press("Replies"));
  expect(card().queryByRole("textbox")).toBeNull();
  await user.click(press("Replies"));
  expect(await card().findByRole("textbox", { name: /ここに入力/ })).toHaveValue("薬局");
});

test("says when the replies did not load, and loads them on request", async () => {
  let fails = true;
  expectConsoleError(/The replies did not load/);
  const { user } = await openCard("Help", () => {
    if (fails) throw new ApiFailure(400);
    return { items: [entry("Yes", "はい")], next: null };
  });
  await user.click(press("Replies"));
  expect(await card().findByRole("alert")).toHaveTextContent("The replies could not be loaded.");
  fails = false;
  await user.click(press("Try again"));
  expect(await card().findByRole("button", { name: "はい Yes" })).toBeVisible();
});
