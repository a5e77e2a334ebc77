import type { Page, Route } from "@playwright/test";
import { expect, signedInTest as test, toast, unique } from "../support/admin/admin-test.ts";
import { createCategory } from "../support/admin/content.ts";
import { createTask } from "../support/admin/tasks.ts";
import { violations } from "../support/page/axe.ts";
import { still } from "../support/page/screen-problems.ts";
import { smallBoxes } from "../support/page/target-size.ts";

const SCREENS = [
  "",
  "/languages",
  "/categories",
  "/phrases",
  "/phrases/1/translations",
  "/translations",
  "/activity",
  "/tasks",
  "/cdn",
  "/settings",
  "/people",
  "/tokens",
  "/webhooks",
  "/account",
  "/synonyms",
  "/missed-searches",
  "/suggestions",
];

/** Their placeholders and errors differ; the other screens are tables like the translations. */
const UNLIKE_SCREENS = [
  "",
  "/categories",
  "/phrases/1/translations",
  "/translations",
  "/activity",
  "/tasks",
  "/cdn",
];

/** The accessibility violations of a page that may still be loading. */
async function violationsNow(page: Page, within?: string): Promise<string[]> {
  await still(page);
  return violations(page, within);
}

/** Holds all reads except that of the signed-in user; returns a function that lets them fail. */
async function holdReads(page: Page): Promise<() => Promise<void>> {
  const failing = Promise.withResolvers<void>();
  await page.route(/\/trpc\/(?!account\.me\?)/, async (route: Route) => {
    await failing.promise;
    await route.abort();
  });
  return async () => failing.resolve();
}

test("an export whose languages failed to load has no accessibility violations", async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_FAILED|TRPCClientError/);
  // The rest of the screen does not need them.
  await (await holdReads(page))();
  await page.goto("/admin/translations/import");
  await expect(page.getByRole("alert")).toContainText("The languages could not be loaded.");
  expect(await violationsNow(page)).toEqual([]);
});

test("loading and failed screens have no accessibility violations", async ({ page, pageErrors }) => {
  pageErrors.expect(/ERR_FAILED|TRPCClientError/);
  await page.emulateMedia({ colorScheme: "dark" });
  for (const screen of UNLIKE_SCREENS) {
    await test.step(screen || "/", async () => {
      const fail = await holdReads(page);
      await page.goto(`/admin${screen}`);
      await expect(page.locator('[aria-busy="true"]').first()).toBeVisible();
      expect(await violationsNow(page), "while it loads").toEqual([]);
      await fail();
      await expect(page.getByRole("alert").first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await violationsNow(page), "when loading failed").toEqual([]);
      await page.unrouteAll({ behavior: "ignoreErrors" });
    });
  }
});

test("open lists, menus, confirmations and toasts have no accessibility violations", async ({
  page,
  pageErrors,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const category = await createCategory(page.request);

  await test.step("a list of options, and an empty one", async () => {
    await page.goto("/admin/translations?q=klingon");
    await expect(page.getByRole("button", { name: "Reset Filters" })).toBeVisible();
    const language = page.getByRole("combobox", { name: "Language" });
    await language.focus();
    await expect(page.getByRole("listbox")).toBeHidden();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("option", { name: "Farsi (Persian)" })).toBeVisible();
    expect(await violationsNow(page, '[role="listbox"]')).toEqual([]);
    await language.fill("klingon");
    await expect(page.getByRole("option", { name: "No matching languages" })).toBeVisible();
    expect(await violationsNow(page, '[role="listbox"]')).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Reset Filters" }).click();
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  await test.step("the choices of a setting, and one that is not saved", async () => {
    await page.goto("/admin/settings#suggestions");
    const reviews = page.getByRole("combobox", { name: "Translations that need a review" });
    await reviews.click();
    await expect(page.getByRole("option").nth(1)).toBeVisible();
    expect(await violationsNow(page, '[role="listbox"]')).toEqual([]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^Not saved: /)).toBeVisible();
    expect(await violationsNow(page)).toEqual([]);
    await page.reload();
  });

  await test.step("an activity entry with its confirmation", async () => {
    await page.goto("/admin/activity?kind=category");
    await page.getByRole("button", { name: new RegExp(category.name), expanded: false }).click();
    await page.getByRole("button", { name: new RegExp(`^Undo that .*${category.name}`) }).click();
    await expect(page.getByRole("group", { name: /^Undo this change\?/ })).toBeVisible();
    expect(await violationsNow(page)).toEqual([]);
  });

  await test.step("rows that cannot be imported", async () => {
    await page.goto("/admin/translations/import");
    await page.getByRole("button", { name: "Paste rows" }).click();
    await page
      .getByRole("textbox")
      .fill("language,phrase,native_text\nklingon,hello,nuqneH\nfarsi,hello,سلام");
    await page.getByRole("button", { name: "Check" }).click();
    await expect(
      page.getByText("There is no language “klingon”").or(page.getByText('There is no language "klingon"')),
    ).toBeVisible();
    expect(await violationsNow(page)).toEqual([]);
  });

  await test.step("a toast with an action, reached by its key", async () => {
    await page.goto("/admin/categories");
    await page.getByRole("button", { name: `Delete ${category.name}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete Category" }).click();
    await expect(toast(page)).toContainText("Category deleted");
    await page.keyboard.press("F8");
    await expect(toast(page).getByRole("button", { name: "Undo" })).toBeFocused();
    expect(await violationsNow(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(toast(page)).toBeEmpty();
    await page.keyboard.press("F8");
    await page.keyboard.press("Enter");
    await expect(toast(page)).toContainText("Category restored");
  });

  await test.step("an error toast", async () => {
    pageErrors.expect(/ERR_FAILED|TRPCClientError/);
    await page.route(/trpc\/category\.delete/, (route) => route.abort());
    await page.getByRole("button", { name: `Delete ${category.name}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete Category" }).click();
    await expect(toast(page).getByRole("alert")).toBeVisible();
    expect(await violationsNow(page)).toEqual([]);
  });
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("all controls on a touch screen are large enough", async ({ page }) => {
    await createTask(page.request, {
      title: unique("Thumb"),
      details: "line\n".repeat(12),
      documentUrl: "/docs/a",
    });
    const small: Record<string, string[]> = {};
    for (const screen of SCREENS) {
      await page.goto(`/admin${screen}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const found = await smallBoxes(page);
      if (found.length > 0) small[screen] = found;
    }
    expect(small).toEqual({});
  });

  test("moves a task by touch", async ({ page }) => {
    const release = unique("Touch");
    for (const title of ["first", "second", "third"])
      await createTask(page.request, { title: unique(title), release });
    await page.goto(`/admin/tasks?release=${encodeURIComponent(release)}`);
    const titles = page.getByRole("article").getByRole("heading", { level: 2 });
    await expect(titles).toHaveText([/first/, /second/, /third/]);
    const centre = async (index: number) => {
      const box = await page
        .getByRole("button", { name: /^Reorder/ })
        .nth(index)
        .boundingBox();
      if (!box) throw new Error("The handle is not drawn.");
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const [from, to] = [await centre(0), await centre(2)];
    const finger = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
      finger.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    await touch("touchStart", [from]);
    for (let part = 1; part <= 10; part++) {
      await touch("touchMove", [{ x: from.x, y: from.y + ((to.y - from.y) * part) / 10 }]);
    }
    await touch("touchEnd", []);
    await expect(titles).toHaveText([/second/, /third/, /first/]);
    await page.reload();
    await expect(titles).toHaveText([/second/, /third/, /first/]);
  });
});
