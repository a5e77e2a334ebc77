import type { Page } from "@playwright/test";
import { settled } from "../support/page/layout.ts";
import { expect, test } from "../support/test.ts";

const searchBox = (page: Page) => page.getByRole("combobox", { name: "Search for a phrase" });

test("skips to the content from the first tab stop", async ({ page }) => {
  await page.goto("/languages");
  await settled(page);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("draws no outline around the content after a navigation by keyboard", async ({ page }) => {
  await page.goto("/languages");
  await settled(page);
  await page.getByRole("link", { name: "About", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/about");
  const main = page.getByRole("main");
  await expect(main).toBeFocused();
  expect(await main.evaluate((element) => element.matches(":focus-visible"))).toBe(true);
  await expect(main).toHaveCSS("outline-style", "none");
});

test("the search combobox selects with arrows, closes on Escape, and opens on Enter", async ({ page }) => {
  await page.goto("/about");
  await settled(page);
  const box = searchBox(page);
  await expect(box).toHaveAttribute("aria-autocomplete", "list");
  await expect(box).toHaveAttribute("aria-expanded", "false");
  await box.focus();
  await page.keyboard.type("he");
  await expect(page.getByRole("option")).toHaveCount(0);
  await page.keyboard.type("llo");
  const options = page.getByRole("option");
  await expect(options.first()).toBeVisible();
  await expect(box).toHaveAttribute("aria-expanded", "true");
  const list = page.locator(`[id="${await box.getAttribute("aria-controls")}"]`);
  await expect(list).toHaveRole("listbox");
  await expect(page.getByRole("status").filter({ hasText: /^\d+ suggestions$/ })).toHaveCount(1);

  const isActive = async (index: number) => {
    const id = await options.nth(index).getAttribute("id");
    await expect(box).toHaveAttribute("aria-activedescendant", id ?? "");
    await expect(options.nth(index)).toHaveAttribute("aria-selected", "true");
    await expect(page.locator('[role="option"][aria-selected="true"]')).toHaveCount(1);
  };
  await page.keyboard.press("ArrowDown");
  await isActive(0);
  await page.keyboard.press("ArrowDown");
  await isActive(1);
  await page.keyboard.press("ArrowUp");
  await isActive(0);
  await page.keyboard.press("ArrowUp");
  await expect(box).not.toHaveAttribute("aria-activedescendant");
  await page.keyboard.press("ArrowUp");
  await isActive((await options.count()) - 1);

  await page.keyboard.press("Escape");
  await expect(options.first()).toBeHidden();
  await expect(box).toHaveAttribute("aria-expanded", "false");
  await expect(box).toBeFocused();
  await expect(box).toHaveValue("hello");

  await page.keyboard.press("ArrowDown");
  await expect(box).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await isActive(0);
  const href = (await options.first().getAttribute("href")) ?? "";
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(href);
  await expect(page.getByRole("main")).toBeFocused();
});

test("opens the results on Enter without a suggestion for a text of any length", async ({ page }) => {
  await page.goto("/about");
  await settled(page);
  await searchBox(page).focus();
  await page.keyboard.insertText("谢谢");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent("谢谢")}`);
  await expect(page.getByRole("list", { name: "Results" })).toBeVisible();
  await expect(searchBox(page)).toHaveValue("谢谢");
});

test("closes the suggestions on a click outside", async ({ page }) => {
  await page.goto("/about");
  await settled(page);
  await searchBox(page).pressSequentially("qqqqqq");
  const message = page.locator("p", { hasText: 'No results found for "qqqqqq"' });
  await expect(message).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(message).toBeHidden();
});

test("opens the menu of a small screen, follows its links and closes it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/");
  await settled(page);
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(menu).toBeHidden();
  const button = page.getByRole("button", { name: "Open menu" });
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();
  await expect(page.getByRole("button", { name: "Close menu" })).toHaveAttribute("aria-expanded", "true");
  await expect(menu.getByRole("link")).toContainText(["Popular Phrases", "Languages", "About"]);
  await menu.getByRole("link", { name: "Languages" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/languages");
  await expect(menu).toBeHidden();
});

test("moves the focus to the full-screen card, and returns it", async ({ page }) => {
  await page.goto("/phrases/japanese/thank-you");
  await settled(page);
  const button = page.getByRole("button", { name: "Show to someone" });
  await button.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "“Thank you” in Japanese" });
  await expect(dialog).toBeVisible();
  const size = await dialog.boundingBox();
  expect(size).toMatchObject(page.viewportSize() ?? {});
  await expect(dialog.locator('[lang="ja"]').first()).toBeVisible();
  const focusIsInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  expect(await focusIsInside()).toBe(true);
  // What is behind a modal dialog cannot be reached.
  for (let stop = 0; stop < 3; stop++) {
    await page.keyboard.press("Tab");
    expect(
      await dialog.evaluate((element) => {
        const { activeElement, body } = document;
        return activeElement === body || element.contains(activeElement);
      }),
    ).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test("searches the language menu, and closes it on Escape", async ({ page }) => {
  await page.goto("/phrases");
  await settled(page);
  const summary = page.locator("details > summary");
  await summary.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Find a language")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Find a language")).toBeFocused();
  await page.keyboard.type("hebr");
  await expect(page.locator("details").getByRole("link")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Find a language")).toBeHidden();
  await expect(summary).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.type("urdu");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/phrases?language=urdu");
});

test("shows a focus indicator on every focused element", async ({ page }) => {
  await page.goto("/phrases/farsi/hello");
  await settled(page);
  for (let stop = 0; stop < 25; stop++) {
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const shown = (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
      return { shown, html: element.outerHTML.slice(0, 120) };
    });
    if (focus) expect(focus).toEqual({ ...focus, shown: true });
  }
});
