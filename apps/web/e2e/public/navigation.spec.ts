import { holdBack } from "../support/page/hold-back.ts";
import { scrollWindow, settled } from "../support/page/layout.ts";
import { expect, test } from "../support/test.ts";

test("links change pages without a page load, and announce them", async ({ page }) => {
  await page.goto("/");
  await settled(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const steps = [
    { link: "/languages", title: "Browse Languages" },
    { link: "/languages/farsi", title: "Farsi" },
    { link: "/languages/arabic", title: "Arabic" },
    { link: "/phrases", title: "Popular Language Phrases" },
    { link: "/about", title: "About" },
    { link: "/privacy", title: "Privacy Policy" },
    { link: "/terms", title: "Terms of Service" },
    { link: "/", title: "Say it like" },
  ];
  for (const { link, title } of steps) {
    await page.locator(`a[href="${link}"]`).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(link);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: await page.title() })).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toMatch(
      new RegExp(`${link === "/" ? "\\d/" : link}$`),
    );
  }
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
});

test("scrolls a new page to its top, and restores the position on going back", async ({ page }) => {
  await page.goto("/languages");
  await settled(page);
  const target = page.locator('main a[href="/languages/ukrainian"]');
  const position = 700;
  await scrollWindow(page, position);
  await target.dispatchEvent("click", { button: 0 });
  await expect(page).toHaveURL("/languages/ukrainian");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/languages");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
  await page.goForward();
  await expect(page).toHaveURL("/languages/ukrainian");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("going back from a page that is still loading restores the position", async ({ page }) => {
  await page.goto("/languages");
  await settled(page);
  await scrollWindow(page, 600);
  const sendPage = await holdBack(page, /trpc/);
  const placeholder = page.getByRole("main").locator('[aria-busy="true"]').first();
  const link = page.locator('main a[href="/languages/ukrainian"]');
  await link.dispatchEvent("click", { button: 0 });
  await expect(placeholder).toBeVisible();
  await page.goBack();
  await expect(placeholder).toBeHidden();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);

  await test.step("also from the one after it", async () => {
    await link.dispatchEvent("click", { button: 0 });
    await expect(placeholder).toBeVisible();
    await page.getByRole("link", { name: "Saywhere" }).first().click();
    sendPage();
    await expect(page).toHaveURL("/");
    await expect(placeholder).toBeHidden();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL("/languages");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  });
});

test("leaves links opened in a new tab to the browser", async ({ page }) => {
  await page.goto("/");
  await settled(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "About Us" });
  const handledByPage = () =>
    page.evaluate(async () => {
      const click = await new Promise<Event>((clicked) => addEventListener("click", clicked, { once: true }));
      const taken = click.defaultPrevented;
      click.preventDefault();
      return taken;
    });
  for (const modifiers of [["Control"], ["Shift"], ["Meta"]] as const) {
    const taken = handledByPage();
    await link.click({ modifiers: [...modifiers] });
    expect(await taken).toBe(false);
    await expect(page).toHaveURL("/");
  }
  const taken = handledByPage();
  await link.click();
  expect(await taken).toBe(true);
  await expect(page).toHaveURL("/about");
});

test("keeps the positions of the other filters when a language or category is chosen", async ({ page }) => {
  const edges = (row: string) =>
    page
      .getByRole("navigation", { name: row, exact: true })
      .locator("> a")
      .evaluateAll((links) => links.flatMap((link) => [...link.getClientRects()].map(({ x }) => x)));
  await page.goto("/phrases");
  await settled(page);
  const before = [await edges("Languages"), await edges("Categories")];
  for (const chosen of ["Spanish", "Greetings"]) {
    const link = page.getByRole("main").getByRole("link", { name: chosen, exact: true });
    await link.click();
    await expect(link).toHaveAttribute("aria-current", "true");
  }
  expect([await edges("Languages"), await edges("Categories")]).toEqual(before);
});
