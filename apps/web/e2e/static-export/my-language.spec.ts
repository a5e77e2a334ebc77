import { networkIdle } from "../support/page/layout.ts";
import { expect, test } from "../support/static-export-test.ts";

test("shows the phrases of the visitor's language with a font of their own", async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem("saywhere.my-language", JSON.stringify({ slug: "urdu", name: "Urdu" })),
  );
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/");
  const mine = page.getByRole("region", { name: "Phrases in Urdu" });
  await expect(mine.getByRole("listitem").first()).toBeVisible();
  await networkIdle(page);
  expect(requested).toContain("/data/fonts/urdu.json");
  expect(requested.filter((path) => path.includes("/nastaliq"))).toEqual([]);
});
