import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ApiAnswers } from "../../../../testing/api.ts";
import { greetings } from "../../../testing/content.ts";
import { renderAdmin } from "../../../testing/render-admin.tsx";

const answers: ApiAnswers = {
  language: { adminList: () => [], coverage: () => [] },
  category: { adminList: () => [greetings] },
  task: { list: () => [] },
  phrase: { adminPage: () => ({ items: [], next: null, previous: null, total: 0, offset: 0 }) },
};
const palette = () => screen.findByRole("dialog", { name: "Search" });

test("opens the palette on Ctrl+K, and screens on g and a letter, with a Russian keyboard", async () => {
  const { user, router } = await renderAdmin("/", { answers });
  const heading = await screen.findByRole("heading", { level: 1 });
  expect(fireEvent.keyDown(heading, { key: "л", code: "KeyK", ctrlKey: true })).toBe(false);
  await palette();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  fireEvent.keyDown(heading, { key: "п", code: "KeyG" });
  fireEvent.keyDown(heading, { key: "з", code: "KeyP" });
  await expect.poll(() => router.state.location.pathname).toBe("/phrases");
});

test("leaves keys to the browser whose place has another Latin letter", async () => {
  await renderAdmin("/", { answers });
  const heading = await screen.findByRole("heading", { level: 1 });
  expect(fireEvent.keyDown(heading, { key: "t", code: "KeyK", ctrlKey: true })).toBe(true);
  expect(screen.queryByRole("dialog")).toBeNull();
});
