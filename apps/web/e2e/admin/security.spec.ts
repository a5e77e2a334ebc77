import type { Page } from "@playwright/test";
import { call, expect, signInEditor, signedInTest as test, unique } from "../support/admin/admin-test.ts";
import { createCategory, createLanguage, createPhrase, createTranslation } from "../support/admin/content.ts";
import { networkIdle, settled } from "../support/page/layout.ts";

const ADMIN_PAGES = ["/admin/sign-in", "/admin/languages"];
const PUBLIC_PAGES = ["/", "/languages/farsi", "/phrases", "/phrases/arabic/thank-you", "/search?q=hello"];

test("public pages neither load nor name anything of the administration area", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  for (const path of PUBLIC_PAGES) {
    const answer = await page.goto(path);
    expect(await answer?.text()).not.toContain("/admin");
    await networkIdle(page);
  }
  expect(requests.filter((path) => path.startsWith("/admin"))).toEqual([]);
  const scripts = [...new Set(requests.filter((path) => path.endsWith(".js")))];
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) {
    const code = await (await page.request.get(script)).text();
    expect(code, script).not.toMatch(/\/admin\b|Sign in again|adminList/);
  }
});

for (const path of ADMIN_PAGES) {
  test(`excludes ${path} from search engines and runs only its own scripts`, async ({ page, pageErrors }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    expect(await answer?.text()).toContain('<meta name="robots" content="noindex" />');
    const headers = answer?.headers() ?? {};
    const policy = headers["content-security-policy"] ?? "";
    const scripts = policy.split(";").find((part) => part.trim().startsWith("script-src"));
    expect(scripts).toContain("'self'");
    expect(scripts).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cache-control"]).toMatch(/no-cache|no-store/);

    pageErrors.expect(/Content Security Policy/);
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "window.ran = true";
      document.head.append(script);
      document.body.insertAdjacentHTML("beforeend", '<img alt="" src="data:," onerror="window.ran = true">');
    });
    await settled(page);
    expect(await ran(page)).toBe(false);
  });
}

test("shows a script in any text as text, in the administration area and on the site", async ({ page }) => {
  test.setTimeout(180_000);
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const script = (where: string) =>
    `</script><script>window.ran=1</script><img src=x onerror="window.ran=1">'"{{1}} ${unique(where)}`;
  const { request } = page;
  const [name, english, native, categoryName] = ["name", "english", "native", "category"].map(script) as [
    string,
    string,
    string,
    string,
  ];
  const texts = (...fields: string[]) => Object.fromEntries(fields.map((field) => [field, script(field)]));
  const language = await createLanguage(request, {
    name,
    ...texts("nativeName", "description", "family", "speakers", "regions", "writing"),
    aliases: [script("alias")],
  });
  const category = await createCategory(request, { name: categoryName, ...texts("description") });
  const phrase = await createPhrase(request, category, { english });
  const translation = await createTranslation(request, language, phrase, {
    native_text: native,
    ...texts("romanization", "pronunciation_guide", "literal_translation", "usage_notes", "cultural_notes"),
    regional_variations: [texts("region", "notes")],
    variants: [texts("label", "native_text", "romanization", "pronunciation_guide")],
  });

  const screens: [path: string, text: string][] = [
    [`/admin/languages?edit=${language.id}`, name],
    [`/admin/categories?edit=${category.id}`, categoryName],
    [`/admin/phrases?edit=${phrase.id}`, english],
    [`/admin/translations?language=${language.id}&edit=${translation.id}`, english],
    [`/admin/phrases/${phrase.id}/translations`, english],
    ["/admin/activity", english],
    ["/admin", english],
    [`/languages/${language.slug}`, name],
    [`/languages/${language.slug}/common-phrases`, native],
    [`/phrases/${language.slug}/${phrase.slug}`, native],
    [`/phrases/${phrase.slug}`, english],
    [`/phrases?category=${category.slug}`, english],
    [`/search?q=${encodeURIComponent(english)}`, english],
  ];
  for (const [path, text] of screens) {
    await page.goto(path);
    await expect(page.getByText(text).first(), path).toBeAttached();
    await settled(page);
    expect(await ran(page), path).toBe(false);
  }
  await page.goto(`/admin/languages?q=${encodeURIComponent(name)}`);
  for (const action of ["History of", "Delete"]) {
    await page.getByRole("button", { name: `${action} ${name}` }).click();
    await expect(page.getByRole("dialog")).toContainText(name);
    expect(await ran(page)).toBe(false);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  }
  expect(dialogs).toEqual([]);
});

test("rejects a URL that runs a script beside its field", async ({ page, pageErrors }) => {
  pageErrors.expect(/status of 400/);
  await page.goto("/admin/translations?q=thank+you");
  await page
    .getByRole("button", { name: /^Edit Thank you in/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  for (const name of ["Audio URL", "Video URL"]) {
    const field = dialog.getByRole("textbox", { name });
    await field.fill("javascript:window.ran=1");
    await dialog.getByRole("button", { name: "Update Translation" }).click();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await field.fill("");
  }
  expect(await ran(page)).toBe(false);
});

test("denies editors the pages of people, tokens and settings", async ({ browser, adminServer }) => {
  const context = await signInEditor(browser, adminServer);
  const page = await context.newPage();
  await page.goto("/admin");
  const navigation = page.getByRole("navigation", { name: "Administration" });
  await expect(navigation.getByRole("link", { name: "Translations" })).toBeVisible();
  for (const name of ["People", "API tokens"]) {
    await expect(navigation.getByRole("link", { name })).toHaveCount(0);
  }
  for (const [path, title] of [
    ["/admin/people", "People"],
    ["/admin/tokens", "API tokens"],
    ["/admin/settings", "Settings"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByText("Only administrators can open this page")).toBeVisible();
    await expect(page.getByRole("textbox")).toHaveCount(0);
  }
  for (const procedure of ["people.list", "token.list", "settings.stored"]) {
    const answer = await context.request.get(`/trpc/${procedure}?input=%7B%7D`);
    expect(answer.status(), procedure).toBe(403);
  }
  await expect(call(context.request, "people.invite", inviting())).rejects.toThrow(/Only administrators/);
  await context.close();
});

function inviting() {
  return { name: "Mallory", email: "mallory@example.org", role: "administrator" };
}

/** Whether a script from a text has run. */
function ran(page: Page): Promise<boolean> {
  return page.evaluate(() => "ran" in window);
}
