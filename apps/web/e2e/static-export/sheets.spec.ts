import { readFile } from "node:fs/promises";
import { expect, test } from "../support/static-export-test.ts";

test("opens a shared sheet in the static export, saves it on a phone, and exports it with notes", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/saved#sheet=2~Dinner~japanese.hello~farsi.goodbye~2");
  const list = page.getByRole("list", { name: "Dinner" });
  await expect(list).toContainText("kohn-nee-chee-wah");
  await page.getByRole("button", { name: "Save This Sheet" }).click();
  await page.getByRole("button", { name: "Options for “Goodbye” in Farsi (Persian)" }).click();
  await page.getByRole("button", { name: "Move Up" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await page.reload();
  await expect(list.getByRole("listitem").first()).toContainText("Goodbye");
  await page.getByRole("link", { name: "All", exact: true }).click();
  await expect(page.getByRole("region", { name: "Japanese" })).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect(await readFile(await (await downloading).path(), "utf8")).toMatch(
    /Konnichiwa,kohn-nee-chee-wah,"?\w/,
  );
  await page.goto("/practice?set=saved");
  await page.getByRole("link", { name: "Dinner" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Dinner" })).toBeVisible();
});

test("saves results of a search in the static export, in the form that the visitor says", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript(() =>
    localStorage.setItem("saywhere.speaking-as", JSON.stringify({ speaker: "woman", regions: {} })),
  );
  await page.goto("/search?q=thank+you+in+thai");
  const results = page.getByRole("list", { name: "Results" });
  await expect(results).toContainText("ขอบคุณค่ะ");
  await results.getByRole("button", { name: "Save “Thank you” in Thai" }).click();
  await page.goto("/phrases?category=greetings&language=japanese");
  await page.getByRole("button", { name: "Save “Hello” in Japanese" }).click();
  // The list lacks the pronunciation, which is loaded after the click.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("saywhere.saved-phrases")))
    .toContain("kohn-nee-chee-wah");
  await page.goto("/saved");
  await expect(page.getByRole("region", { name: "Thai" })).toContainText("ขอบคุณค่ะ");
  await expect(page.getByRole("region", { name: "Japanese" })).toContainText("kohn-nee-chee-wah");
});

test("shows a shared form in the static export as its sharer saved it", async ({ page }) => {
  await page.goto("/saved#sheet=3~Dinner~thai.thank-you!said-by-a-woman.hello~2");
  const rows = page.getByRole("list", { name: "Dinner" }).getByRole("link");
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("ขอบคุณค่ะ");
  await expect(rows.first()).toHaveAttribute("href", "/phrases/thai/thank-you#form=said-by-a-woman");
  await expect(rows.last()).toContainText("สวัสดีครับ");
});
