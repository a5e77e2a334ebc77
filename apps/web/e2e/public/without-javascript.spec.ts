import { overflow } from "../support/page/layout.ts";
import { publicRoutes } from "../support/routes.ts";
import { expect, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false });

test("every page is readable without JavaScript", async ({ page, pageErrors }) => {
  pageErrors.expect(/Failed to load resource.* 404/);
  for (const { path } of publicRoutes) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  }
});

test("the search form opens the results without JavaScript", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("combobox", { name: "Search for a phrase" }).fill("thank you in japanese");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL("/search?q=thank+you+in+japanese");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("“thank you” · Japanese");
  await page.getByRole("list", { name: "Results" }).getByRole("link").first().click();
  await expect(page).toHaveURL("/phrases/japanese/thank-you");
});

test("filters, the language menu and further pages are links without JavaScript", async ({ page }) => {
  await page.goto("/phrases");
  await page
    .getByRole("navigation", { name: "Categories", exact: true })
    .getByRole("link", { name: "Greetings" })
    .click();
  await expect(page).toHaveURL("/phrases?category=greetings");
  await page.getByText("More languages").click();
  await page
    .locator("details")
    .getByRole("link", { name: /^Hebrew/ })
    .click();
  await expect(page).toHaveURL("/phrases?language=hebrew&category=greetings");
  await expect(
    page.getByRole("list", { name: "Phrases" }).locator('[lang="he"][dir="rtl"]').first(),
  ).toBeVisible();
  await page.goto("/phrases?language=hebrew");
  const first = await page.getByRole("list", { name: "Phrases" }).getByRole("link").first().textContent();
  await page.getByRole("link", { name: "Show more" }).click();
  await expect(page.getByRole("list", { name: "Phrases" }).getByRole("link").first()).not.toHaveText(
    first ?? "",
  );
});

test("the menu of a small screen is open without JavaScript", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Languages" }).click();
  await expect(page).toHaveURL("/languages");
  await expect(page.getByRole("button", { name: /menu/ })).toBeHidden();
});

test("hides buttons that need JavaScript", async ({ page }) => {
  for (const path of ["/languages/farsi/common-phrases", "/phrases/farsi/hello"]) {
    await page.goto(path);
    const buttons = await page.getByRole("button").filter({ visible: true }).allTextContents();
    expect(buttons, path).toEqual(["Search"]);
  }
});

test("offers no practice of saved phrases without JavaScript, and the page of a set says what it needs", async ({
  page,
}) => {
  await page.goto("/saved");
  await expect(page.getByText(/^JavaScript is off in this browser/)).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /Practice/ })).toBeHidden();
  for (const set of ["set=saved", "language=japanese"]) {
    await page.goto(`/practice?${set}`);
    await expect(page.locator("noscript").getByText(/Practice needs it/)).toBeVisible();
  }
});

test("nothing overflows a small screen without JavaScript", async ({ browser, baseURL }) => {
  // Measuring needs scripts, so only the page's own scripts are blocked.
  const page = await browser.newPage({ viewport: { width: 360, height: 780 }, baseURL });
  await page.route("**/assets/*.js", (route) => route.abort());
  for (const { path } of publicRoutes) {
    await page.goto(path);
    expect(await overflow(page), path).toEqual([]);
  }
  await page.close();
});
