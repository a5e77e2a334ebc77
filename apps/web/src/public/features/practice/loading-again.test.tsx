import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { setOnline } from "../../../testing/api.ts";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { farsi } from "../../../testing/languages.ts";
import { phraseEntry } from "../../testing/fixtures.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { forgetProgress } from "./progress.ts";

beforeEach(forgetProgress);

test("loads the phrases of a language again on request, and keeps the focus in the page", async () => {
  let fails = true;
  const { user } = await renderApp("/practice?language=farsi", {
    language: { list: () => [farsi], popularPhrases: () => [] },
    category: { list: () => [] },
    phrase: {
      entryPage: () => {
        if (fails) throw new ApiFailure(500);
        return { items: [phraseEntry("Hello", farsi)], next: null };
      },
    },
  });
  const again = await screen.findByRole("button", { name: "Try again" });
  fails = false;
  await user.click(again);
  expect(await screen.findByRole("button", { name: "Start practice" })).toBeVisible();
  expect(screen.getByRole("main")).toHaveFocus();
});

test("keeps the focus in the page when the phrases load by themselves once there is a connection", async () => {
  const { user } = await renderApp("/practice", {
    language: { list: () => [farsi], popularPhrases: () => [] },
    category: { list: () => [] },
    phrase: { entryPage: () => ({ items: [phraseEntry("Hello", farsi)], next: null }) },
  });
  setOnline(false);
  await user.click(await within(screen.getByRole("main")).findByRole("link", { name: /Farsi/ }));
  (await screen.findByRole("button", { name: "Try again" })).focus();
  setOnline(true);
  dispatchEvent(new Event("online"));
  expect(await screen.findByRole("button", { name: "Start practice" })).toBeVisible();
  expect(screen.getByRole("main")).toHaveFocus();
});
