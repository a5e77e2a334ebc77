import { act, screen } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { setOnline } from "../../../testing/api.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { japanese } from "../../../testing/languages.ts";
import { SAVED_PHRASES_KEY } from "../../lib/saved-phrases.ts";
import { phraseEntry } from "../../testing/fixtures.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { forgetProgress } from "./progress.ts";

const SET = "/practice?set=saved";

/** Starts a session of three phrases. */
const open = async () => {
  const saved = ["Hello", "Goodbye", "Yes"].map((english) => phraseEntry(english, japanese));
  localStorage.setItem(SAVED_PHRASES_KEY, JSON.stringify(saved));
  const app = await renderApp(SET, {
    language: { list: () => [japanese] },
    category: { list: () => [] },
    sheet: { entries: () => [] },
  });
  await app.user.click(await startButton());
  await card();
  return app;
};

const startButton = () => screen.findByRole("button", { name: "Start practice" });
/** Waits for the session: while it is hidden, only its texts are found. */
const card = () => screen.findByRole("group", { name: "Card" });
const overviewHeading = () => screen.findByRole("heading", { level: 2, name: "Saved Phrases" });
const url = () => location.pathname + location.search;

beforeEach(forgetProgress);

test("Back shows the overview of the set, and Forward goes on with the same card", async () => {
  const { user } = await open();
  expect(url()).toBe(SET);
  await user.keyboard(" 4");
  expect(await card()).toHaveTextContent("Goodbye");
  await user.keyboard(" ");

  act(() => history.back());
  await expectFocus(overviewHeading);
  expect(url()).toBe(SET);
  expect(screen.queryByRole("group", { name: "Card" })).not.toBeInTheDocument();
  expect(screen.getAllByRole("definition").map((count) => count.textContent)).toEqual(["0", "2", "1"]);

  act(() => history.forward());
  await card();
  expect(screen.getByText("2 cards left")).toBeVisible();
  await user.keyboard("4");
  expect(screen.getByText("1 card left")).toBeVisible();
});

test("Start practice goes on with a session after Back, and begins another one after its end", async () => {
  const { user } = await open();
  await user.keyboard(" 1");
  act(() => history.back());
  await user.click(await startButton());
  // The forgotten card is asked again in the same session.
  expect(await card()).toHaveTextContent("Goodbye");
  expect(screen.getByText("3 cards left")).toBeVisible();

  await user.click(screen.getByRole("button", { name: "End" }));
  await expectFocus(overviewHeading);
  await user.click(await startButton());
  await card();
  expect(screen.getByText("2 cards left")).toBeVisible();
});

test("begins another session when the last one is done, also after Back", async () => {
  const { user } = await open();
  await user.keyboard(" 4 4 4");
  await expectFocus(() => screen.findByRole("heading", { name: "Done for now" }));
  act(() => history.back());
  await user.click(await screen.findByRole("button", { name: "Practice ahead" }));
  await card();
  expect(screen.getByText("3 cards left")).toBeVisible();
});

test("begins another session when the direction has changed", async () => {
  const { user } = await open();
  act(() => history.back());
  await user.click(await screen.findByRole("radio", { name: /to English$/ }));
  await user.click(await startButton());
  expect(await card()).toHaveTextContent("What does this mean?");
});

test("ending a session goes back to the entry of its overview", async () => {
  const { user, router } = await open();
  const index = () => router.latestLocation.state.__TSR_index;
  const before = index();
  await user.click(screen.getByRole("button", { name: "End" }));
  await expect.poll(index).toBe(before - 1);
  expect(url()).toBe(SET);
});

test("Back and Forward need no response, also when the page was loaded long ago", async () => {
  const { router } = await open();
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime(Date.now() + 10 * 60_000);
  setOnline(false);
  act(() => history.back());
  await expectFocus(overviewHeading);
  await vi.waitFor(() => expect(router.state.status).toBe("idle"));
  await expectFocus(overviewHeading);
  act(() => history.forward());
  await card();
  expect(screen.getByText("3 cards left")).toBeVisible();
});
