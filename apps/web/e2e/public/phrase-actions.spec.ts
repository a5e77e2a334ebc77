import { layoutShift, settled } from "../support/page/layout.ts";
import { expect, test } from "../support/test.ts";

for (const viewport of [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
]) {
  for (const voices of [[], [{ lang: "ar-EG", localService: true }]]) {
    test(`the actions of a phrase keep their places at ${viewport.width} px when the browser turns out to have ${voices.length} voices`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript((found) => {
        speechSynthesis.getVoices = () => [];
        addEventListener("found-voices", () => {
          speechSynthesis.getVoices = () => found as unknown as SpeechSynthesisVoice[];
          speechSynthesis.dispatchEvent(new Event("voiceschanged"));
        });
      }, voices);
      await page.goto("/phrases/arabic/thank-you");
      await settled(page);
      const others = ["Show to someone", "Share"].map((name) => page.getByRole("button", { name }));
      const boxes = () => Promise.all(others.map((button) => button.boundingBox()));
      const before = await boxes();
      await page.evaluate(() => dispatchEvent(new Event("found-voices")));
      const found =
        voices.length > 0
          ? page.getByRole("button", { name: "Listen" })
          : page.getByText("Your device has no Arabic voice.");
      await expect(found).toBeVisible();
      expect(await boxes()).toEqual(before);
      expect(await layoutShift(page)).toBeLessThan(0.01);
    });
  }
}

test("a message with a long URL keeps its button in a phone's window", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "share");
    Reflect.deleteProperty(Navigator.prototype, "clipboard");
  });
  await page.goto("/phrases/japanese/where-is-the-bathroom");
  await page.getByRole("button", { name: "Share" }).click();
  const alert = page.getByRole("alert").filter({ hasText: "The link could not be copied" });
  const close = alert.getByRole("button", { name: "Close" });
  // Messages slide in.
  await expect.poll(() => close.evaluate((button) => button.getBoundingClientRect().right)).toBeLessThan(360);
});

test("the other actions of a phrase are below the main ones, together", async ({ page }) => {
  await page.goto("/phrases/japanese/where-is-the-bathroom");
  const topOf = async (name: string) =>
    (await page.getByRole("button", { name, exact: true }).boundingBox())?.y ?? 0;
  expect(await topOf("Copy")).toBe(await topOf("Share"));
  expect(await topOf("Copy")).toBeGreaterThan(await topOf("Save phrase"));
});
