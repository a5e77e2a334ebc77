import { layoutShift } from "../support/page/layout.ts";
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
        setTimeout(() => {
          speechSynthesis.getVoices = () => found as unknown as SpeechSynthesisVoice[];
          speechSynthesis.dispatchEvent(new Event("voiceschanged"));
        }, 500);
      }, voices);
      await page.goto("/phrases/arabic/thank-you");
      const others = ["Show to someone", "Share"].map((name) => page.getByRole("button", { name }));
      const boxes = () => Promise.all(others.map((button) => button.boundingBox()));
      const before = await boxes();
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
