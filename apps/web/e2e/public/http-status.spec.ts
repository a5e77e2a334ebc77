import { expect, test } from "../support/test.ts";

const missing = [
  { path: "/nothing", title: "404 Page Not Found", link: "Return Home", to: "/" },
  { path: "/nothing/at/all/here", title: "404 Page Not Found", link: "Return Home", to: "/" },
  {
    path: "/languages/klingon",
    title: "Language Not Found",
    text: "We couldn't find the language you're looking for.",
    link: "Browse Languages",
    to: "/languages",
  },
  {
    path: "/languages/klingon/common-phrases",
    title: "Language Not Found",
    text: "We couldn't find the language you're looking for.",
    link: "Browse Languages",
    to: "/languages",
  },
  // The numbers to call stay one tap away.
  {
    path: "/emergency/klingon",
    title: "Language Not Found",
    text: "We have no emergency phrases in this language.",
    link: "Emergency Numbers",
    to: "/emergency",
  },
  {
    path: "/phrases/farsi/beam-me-up",
    title: "Phrase Not Found",
    text: "We couldn't find the phrase you're looking for.",
    link: "Return Home",
    to: "/",
  },
  {
    path: "/phrases/klingon/hello",
    title: "Phrase Not Found",
    text: "We couldn't find the phrase you're looking for.",
    link: "See “Hello” in other languages",
    to: "/phrases/hello",
  },
  {
    path: "/phrases/beam-me-up",
    title: "Phrase Not Found",
    text: "We couldn't find the phrase you're looking for.",
    link: "Return Home",
    to: "/",
  },
  // The ID of a language.
  { path: "/phrases/1", title: "Phrase Not Found", link: "Return Home", to: "/" },
  // A URL that was cut off within a letter.
  { path: "/phrases/farsi/%E0%A4%A", title: "Phrase Not Found", link: "Return Home", to: "/" },
  { path: "/%E0%A4%A", title: "404 Page Not Found", link: "Return Home", to: "/" },
  {
    path: "/languages/%3Cscript%3E",
    title: "Language Not Found",
    link: "Browse Languages",
    to: "/languages",
  },
];

test("responds with 404 and the not-found page to URLs of missing pages", async ({ page, pageErrors }) => {
  pageErrors.expect(/Failed to load resource.* 404/);
  for (const { path, title, text, link, to } of missing) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(`${title} | Saywhere`);
      if (text) await expect(page.getByText(text)).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
      await page.getByRole("main").getByRole("link", { name: link }).click();
      await expect(page).toHaveURL(to);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
    });
  }
});

test("redirects a language's slug in place of a phrase to the language", async ({ page }) => {
  const answer = await page.goto("/phrases/farsi");
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveURL("/languages/farsi");
});

test("redirects a URL in capitals to its canonical form", async ({ page, request }) => {
  const answer = await request.get("/Languages/Spanish/Common-Phrases?after=k&utm_source=B", {
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(301);
  expect(answer.headers()["location"]).toBe("/languages/spanish/common-phrases?after=k");
  expect((await page.goto("/languages/Spanish"))?.status()).toBe(200);
  await expect(page).toHaveURL("/languages/spanish");
  expect((await request.get("/api/languages/Spanish", { maxRedirects: 0 })).status()).toBe(404);
});

test("responds to unknown API URLs with a JSON error", async ({ request }) => {
  for (const path of ["/api/nothing", "/api/languages/klingon", "/api/phrases/farsi/beam-me-up"]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()["content-type"], path).toContain("application/problem+json");
    expect(await answer.json(), path).toEqual(
      expect.objectContaining({ code: "NOT_FOUND", message: expect.stringMatching(/\w+/) }),
    );
  }
});

test("responds to missing files without a page", async ({ request }) => {
  for (const path of ["/assets/nothing.js", "/share/languages/klingon.png"]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()["content-type"], path).not.toContain("text/html");
  }
});

test("sends security headers with pages", async ({ request }) => {
  const headers = (await request.get("/phrases/farsi/hello")).headers();
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  const scripts = headers["content-security-policy"]
    ?.split("; ")
    .find((part) => part.startsWith("script-src"));
  expect(scripts).toContain("'self'");
  expect(scripts).not.toContain("unsafe");
});
