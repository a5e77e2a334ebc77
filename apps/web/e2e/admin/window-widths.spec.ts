import { call, expect, signedInTest as test, unique } from "../support/admin/admin-test.ts";
import { overflow, settled } from "../support/page/layout.ts";

const HEIGHT = 800;
const longName = () => unique("Q".repeat(60)).replaceAll(" ", "");

test("the lists of people and of API tokens with a long name fit in the window", async ({ page }) => {
  const name = longName();
  const email = `${name.toLowerCase()}@example.org`;
  await call(page.request, "people.invite", { name, email, role: "editor" });
  await call(page.request, "token.create", { name, role: "reader", expires_in_days: 30 });
  for (const path of ["/admin/people", "/admin/tokens"]) {
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.goto(path);
      await expect(page.getByRole("rowheader").filter({ hasText: name })).toBeVisible();
      await settled(page);
      expect.soft(await overflow(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("the header of the administration area fits in 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: HEIGHT });
  await page.goto("/admin/people");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("People");
  await settled(page);
  expect(await overflow(page)).toEqual([]);
});

test("the head of a grid is as wide as the rows that scroll behind it", async ({ page }) => {
  await page.goto("/admin/translations/grid?language=1&show=all");
  const head = page
    .locator('[data-kind="phrase"]')
    .filter({ has: page.getByRole("button", { name: "Save" }) });
  const [above, row] = await Promise.all([head.boundingBox(), page.getByRole("group").first().boundingBox()]);
  expect([row?.x, row?.width]).toEqual([above?.x, above?.width]);
});

test("the search field of the translations shows its whole placeholder on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: HEIGHT });
  await page.goto("/admin/translations");
  const search = page.getByRole("searchbox", { name: "Search translations" });
  await expect(search).toBeVisible();
  await settled(page);
  const spare = await search.evaluate((input: HTMLInputElement) => {
    const { fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(input);
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("No canvas");
    context.font = `${fontSize} ${fontFamily}`;
    const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return room - context.measureText(input.placeholder).width;
  });
  expect(spare).toBeGreaterThan(0);
});
