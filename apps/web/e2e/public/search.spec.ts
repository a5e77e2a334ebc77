import { settled } from "../support/looks/layout.ts";
import { byKeys, byPointing, playSearchStory } from "../support/search-story.ts";
import { expect, test } from "../support/test.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("a visitor finds a phrase by search", async ({ page }) => {
    await playSearchStory(page, byPointing);
  });
});

test("a visitor finds a phrase by search with the keyboard alone", async ({ page }) => {
  await playSearchStory(page, byKeys);
});

test("shows that a search is running on a slow network, and shows the newest response", async ({ page }) => {
  const gates = new Map(["thank", "thank you in"].map((text) => [text, Promise.withResolvers<void>()]));
  await page.route("**/trpc/search.suggestions?*", async (route) => {
    const { query } = JSON.parse(new URL(route.request().url()).searchParams.get("input") ?? "") as {
      query: string;
    };
    await gates.get(query)?.promise;
    // The page may have given the call up.
    await route.continue().catch(() => {});
  });
  await page.goto("/about");
  await settled(page);
  const box = page.getByRole("combobox", { name: "Search for a phrase" });
  const searching = page.locator("p", { hasText: "Searching…" });
  const options = page.getByRole("option");

  await box.pressSequentially("thank");
  await expect(searching).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Searching…" })).toHaveCount(1);
  await expect(options).toHaveCount(0);

  await box.pressSequentially(" you");
  await expect(options.first()).toHaveAccessibleName(/^Thank you in/);
  await expect(searching).toBeHidden();
  gates.get("thank")?.resolve();

  // What was there stays until the newer answer is.
  await box.pressSequentially(" in");
  await expect(searching).toBeVisible();
  await expect(options.first()).toHaveAccessibleName(/^Thank you in/);
  await box.pressSequentially(" korean");
  await expect(options.first()).toHaveAccessibleName("Thank you in Korean");
  gates.get("thank you in")?.resolve();
  await settled(page);
  await expect(options.first()).toHaveAccessibleName("Thank you in Korean");
});
