import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { violations } from "../support/page/axe.ts";
import { overflow, settled } from "../support/page/layout.ts";
import { expect, test } from "../support/test.ts";

test.use({
  viewport: { width: 360, height: 640 },
  permissions: ["clipboard-read", "clipboard-write"],
});

const sheetList = (page: Page, name: string) => page.getByRole("list", { name, exact: true });
const english = (page: Page, name: string) =>
  sheetList(page, name).getByRole("listitem").locator("a > span:first-child");

/** Saves phrases from a list, each with one tap. */
async function save(page: Page, language: string, ...phrases: string[]): Promise<void> {
  await page.goto(`/languages/${language}/common-phrases`);
  await settled(page);
  for (const phrase of phrases) {
    const button = page.getByRole("button", { name: `Save “${phrase}”` });
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
  }
}

async function download(page: Page, button: string): Promise<string> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  return readFile(await (await downloading).path(), "utf8");
}

test("makes a sheet of two languages, orders it by keys, prints, shares and exports it", async ({
  page,
  browser,
  baseURL,
}) => {
  await save(page, "japanese", "Hello", "Thank you");
  await save(page, "farsi", "Goodbye");
  await page.getByRole("button", { name: "Choose Sheet" }).click();
  const choice = page.getByRole("dialog", { name: "“Goodbye” in Farsi (Persian)" });
  await choice.getByRole("textbox", { name: "New sheet" }).fill("Dinner");
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Added to “Dinner”")).toBeVisible();

  await page.goto("/saved");
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  await page.getByRole("link", { name: "Dinner" }).click();
  await page.getByRole("button", { name: "Add Phrases" }).click();
  const add = page.getByRole("dialog", { name: "Add to “Dinner”" });
  for (const checkbox of await add.getByRole("checkbox").all()) await checkbox.check();
  expect(await violations(page)).toEqual([]);
  await add.getByRole("button", { name: "Add 2 Phrases" }).click();
  await expect(english(page, "Dinner")).toHaveText(["Goodbye", "Thank you", "Hello"]);

  await test.step("reorders with the keyboard", async () => {
    await page.getByRole("button", { name: "Reorder “Hello” in Japanese" }).focus();
    const hello = "“Hello” in Japanese";
    for (const [key, report] of [
      ["Space", `${hello} is picked up, at its own place 3 of 3`],
      ["ArrowUp", `${hello} is over place 2 of 3`],
      ["ArrowUp", `${hello} is over place 1 of 3`],
      ["Space", `${hello} was put down at 1 of 3`],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByText(report)).toBeAttached();
    }
    await expect(english(page, "Dinner")).toHaveText(["Hello", "Goodbye", "Thank you"]);
    await page.reload();
    await expect(english(page, "Dinner")).toHaveText(["Hello", "Goodbye", "Thank you"]);
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
  });

  await test.step("moves a phrase to another sheet, and back with undo", async () => {
    await page.getByRole("button", { name: "New Sheet" }).click();
    await page.getByRole("dialog").getByRole("textbox").fill("Hotel");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 2, name: "Hotel" })).toBeVisible();
    await page.getByRole("link", { name: "Dinner" }).click();
    await page.getByRole("button", { name: "Options for “Thank you” in Japanese" }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Move to “Hotel”" }).click();
    await expect(english(page, "Dinner")).toHaveText(["Hello", "Goodbye"]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(english(page, "Dinner")).toHaveCount(3);
  });

  await test.step("prints as a list, a pocket fold and cards", async () => {
    await page.evaluate(() => Object.assign(window, { print: () => {} }));
    for (const [button, layout] of [
      ["A4 List", "list"],
      ["Pocket Fold", "fold"],
      ["Cards", "cards"],
    ] as const) {
      await page.emulateMedia({ media: "screen" });
      await page.getByRole("button", { name: button, exact: true }).click();
      const area = page.locator(`[data-print="${layout}"]`);
      await expect(area).toBeAttached();
      await page.emulateMedia({ media: "print" });
      await expect(area.locator('[lang="fa"][dir="rtl"]').first()).toBeVisible();
      await expect(area.getByText("kohn-nee-chee-wah").first()).toBeVisible();
      await expect(area.getByText("Konnichiwa")).toBeVisible();
      await expect(page.getByRole("banner")).toBeHidden();
      await expect(page.getByRole("heading", { level: 1, name: "Saved Phrases" })).toBeHidden();
      const clipped = await area.evaluate((paper) =>
        [...paper.querySelectorAll("[data-page]")].filter((panel) => panel.scrollHeight > panel.clientHeight),
      );
      expect(clipped).toEqual([]);
    }
    await page.emulateMedia({ media: "screen" });
  });

  let csv = "";
  await test.step("exports a table and notes for Anki", async () => {
    csv = await download(page, "Export CSV");
    expect(csv).toContain("Hello,Japanese,こんにちは,Konnichiwa,");
    const anki = await download(page, "Export for Anki");
    expect(anki).toContain("#deck:Saywhere::Dinner\n");
    expect(anki.match(/^saywhere\/farsi\/goodbye\t.*dir=""rtl"".*/m)).not.toBeNull();
  });
  const backup = await download(page, "Back Up All Sheets");

  await test.step("opens the shared link on another device, saves it there and practices it", async () => {
    await page.getByRole("button", { name: "Share Link" }).click();
    await expect(page.getByText("Link copied")).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${baseURL}/saved#sheet=2~Dinner~japanese.hello~farsi.goodbye~japanese.thank-you~3`);
    const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 640 } });
    const other = await context.newPage();
    await other.goto(link);
    await expect(english(other, "Dinner")).toHaveText(["Hello", "Goodbye", "Thank you"]);
    await expect(sheetList(other, "Dinner")).toContainText("kohn-nee-chee-wah");
    expect(await violations(other)).toEqual([]);
    expect(await overflow(other)).toEqual([]);
    await other.getByRole("button", { name: "Save This Sheet" }).click();
    await expect(other.getByRole("button", { name: "Delete Sheet" })).toBeVisible();
    await expect(english(other, "Dinner")).toHaveText(["Hello", "Goodbye", "Thank you"]);
    await other.getByRole("main").getByRole("link", { name: "Practice", exact: true }).click();
    await expect(other.getByRole("heading", { level: 2, name: "Dinner" })).toBeVisible();
    await context.close();
  });

  await test.step("imports the table on another device, and nothing of a broken one", async () => {
    const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 640 } });
    const other = await context.newPage();
    await other.goto("/saved");
    await settled(other);
    const importCsv = (text: string) =>
      other.getByLabel("Backup or CSV file").setInputFiles({
        name: "dinner.csv",
        mimeType: "text/csv",
        buffer: Buffer.from(text),
      });
    await importCsv(csv.replace("/phrases/farsi/goodbye", "/about"));
    await expect(other.getByText(/^Row 3: “.*about” is not the page of a phrase\./)).toBeVisible();
    await importCsv(csv);
    await other.getByRole("link", { name: "Dinner" }).click();
    await expect(english(other, "Dinner")).toHaveText(["Hello", "Goodbye", "Thank you"]);
    expect(await violations(other)).toEqual([]);
    expect(await overflow(other)).toEqual([]);
    await context.close();
  });

  await test.step("imports a backup on another device, and nothing of a damaged one", async () => {
    const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 640 } });
    const other = await context.newPage();
    await other.goto("/saved");
    const importFile = (text: string) =>
      other.getByLabel("Backup or CSV file").setInputFiles({
        name: "backup.json",
        mimeType: "application/json",
        buffer: Buffer.from(text),
      });
    await settled(other);
    await importFile(backup.replace('"direction": "rtl"', '"direction": "up"'));
    await expect(other.getByText("The file is damaged: phrase 1 is incomplete.")).toBeVisible();
    await expect(other.getByRole("heading", { name: "No saved phrases yet" })).toBeVisible();
    await importFile(backup);
    await other.getByRole("link", { name: "Dinner" }).click();
    await expect(english(other, "Dinner")).toHaveText(["Hello", "Goodbye", "Thank you"]);
    await context.close();
  });
});
