import { settled } from "../support/page/layout.ts";
import { expect, test } from "../support/test.ts";

test("the example and the suggestions of a search in Chinese have a font with its characters", async ({
  page,
}) => {
  await page.goto("/search");
  await settled(page);
  const example = page.getByRole("link", { name: "谢谢" }).locator("[data-script]");
  await expect(example).toHaveAttribute("lang", "zh-Hans");
  const fontOf = (target: typeof example) =>
    target.evaluate(async (text) => {
      await document.fonts.ready;
      const { fontFamily } = getComputedStyle(text);
      const families = fontFamily.split(",").map((family) => family.trim().replaceAll('"', ""));
      return [...document.fonts].some(
        (font) => font.status === "loaded" && families.includes(font.family.replaceAll('"', "")),
      );
    });
  await expect.poll(() => fontOf(example)).toBe(true);

  const field = page.getByRole("combobox", { name: "Search for a phrase" });
  await field.fill("xiexie");
  const suggested = page.getByRole("option").locator('[data-script="Hans"]').first();
  await expect(suggested).toHaveText("谢谢");
  await expect(suggested).toHaveAttribute("dir", "ltr");
  await expect.poll(() => fontOf(suggested)).toBe(true);
});
