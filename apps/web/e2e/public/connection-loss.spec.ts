import { networkIdle } from "../support/page/layout.ts";
import { expect, test } from "../support/test.ts";

test("shows that the connection is lost, and loads pending requests when it is back", async ({
  page,
  context,
  pageErrors,
}) => {
  // The font of a text that comes near the window meanwhile.
  pageErrors.expect(/ERR_INTERNET_DISCONNECTED.*\.woff2/);
  await page.goto("/phrases");
  await networkIdle(page);
  const note = page.getByRole("banner").getByRole("status");
  await expect(note).toBeEmpty();
  await context.setOffline(true);
  await expect(note).toHaveText("You’re offline. Saved and recently opened pages still work.");
  await page.getByRole("link", { name: "Emergencies", exact: true }).dispatchEvent("click", { button: 0 });
  await expect(page.getByRole("main").locator('[aria-busy="true"]').first()).toBeVisible();
  await context.setOffline(false);
  await expect(note).toBeEmpty();
  await expect(page.getByRole("heading", { level: 2, name: /^Emergencies/ })).toBeVisible();
});
