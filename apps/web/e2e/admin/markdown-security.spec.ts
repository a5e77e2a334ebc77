import type { Page } from "@playwright/test";
import { expect, signedInTest as test, unique } from "../support/admin/admin-test.ts";
import { card, createTask, documentDialog, openTasks, saveDocument } from "../support/admin/tasks.ts";

/** Each would set `window.ran`, open a dialog, or load something. */
const ATTACKS = String.raw`
# Attacks

<script>window.ran = 1</script>
<script src="/attack/script.js"></script>
<img src=x onerror="window.ran=1"><img src="/attack/image.png" onload="window.ran=1">
<svg onload="window.ran=1"><script>window.ran=1</script><a xlink:href="javascript:window.ran=1">svg</a></svg>
<math><mtext><img src=x onerror="window.ran=1"></mtext></math>
<iframe src="/attack/frame" srcdoc="<script>parent.ran=1</script>"></iframe>
<object data="/attack/object"></object><embed src="/attack/embed">
<form action="/attack/form"><input name="a" autofocus onfocus="window.ran=1"><button>Send</button></form>
<style>body { display: none } @import "/attack/style.css";</style>
<link rel="stylesheet" href="/attack/link.css"><base href="/attack/base/">
<meta http-equiv="refresh" content="0;url=/attack/refresh">
<details open ontoggle="window.ran=1"><summary>more</summary></details>
<video src="/attack/video.mp4" onerror="window.ran=1" autoplay></video>

<p onclick="window.ran=1" style="position:fixed;inset:0" class="attack" id="root">raw paragraph</p>

[plain](javascript:window.ran=1)
[case](JaVaScRiPt:window.ran=1)
[entity](&#106;avascript:window.ran=1)
[colon](javascript&colon;window.ran=1)
[tab](java&Tab;script:window.ran=1)
[newline](java&NewLine;script:window.ran=1)
[angle](<  javascript:window.ran=1>)
[data](data:text/html,<script>window.ran=1</script>)
[vb](vbscript:msgbox(1))
[file](file:///etc/passwd)
[blob](blob:http://127.0.0.1/x)
[reference][bad]
<javascript:window.ran=1>

[bad]: javascript:window.ran=1

![data](data:image/svg+xml,<svg onload="window.ran=1"/>)
![js](javascript:window.ran=1)

good words<!--rehype:onclick=window.ran=1&style=position:fixed-->

[attributes](https://example.org/kept)<!--rehype:onclick=window.ran=1&href=javascript:window.ran=1-->

## root

[good](https://example.org/good) [mail](mailto:ada@example.org) [chat](ircs://example.org/x) [near](other.md)
`;

const HARMLESS = /^(https?:|ircs?:|mailto:|xmpp:)/;

async function openWith(page: Page, content: string) {
  const release = unique("Attack");
  const name = unique("Read with care");
  const documentId = unique("attacks");
  await createTask(page.request, { title: name, release, documentUrl: `/docs/${documentId}` });
  await saveDocument(page.request, documentId, content);
  await openTasks(page, release);
  await card(page, name).getByRole("button", { name, exact: true }).click();
  return documentDialog(page, name);
}

test("executes no script and loads no resource from a document", async ({ page }) => {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  const { dialog, preview } = await openWith(page, ATTACKS);
  await expect(preview.getByRole("heading", { name: "Attacks" })).toBeVisible();
  await expect(preview.getByRole("link", { name: "good" })).toBeVisible();

  const links = await preview
    .locator("a[href]")
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(links.length).toBeGreaterThanOrEqual(4);
  expect(links.filter((href) => !HARMLESS.test(href))).toEqual([]);
  await expect(preview.getByText("plain", { exact: false }).first()).toBeVisible();
  for (const link of await preview.locator('a[href^="http"]').all()) {
    await expect(link).toHaveAttribute("rel", /noopener/);
    await expect(link).toHaveAttribute("target", "_blank");
  }

  const forbidden =
    "script, iframe, object, embed, form, style, link, base, meta, svg script, video, math, .attack";
  await expect(preview.locator(forbidden)).toHaveCount(0);
  const attributes = await preview
    .locator("*")
    .evaluateAll((all) => all.flatMap((element) => element.getAttributeNames()));
  expect(attributes.filter((name) => name.startsWith("on") || name === "srcdoc")).toEqual([]);
  await expect(preview.locator("#root")).toHaveCount(0);

  // Also scripts that run on a click.
  for (const text of ["plain", "case", "reference", "raw paragraph", "good words"]) {
    const found = preview.getByText(text, { exact: true });
    if (await found.count()) await found.first().click();
  }
  await dialog.getByRole("tab", { name: "Edit" }).click();
  await dialog.getByRole("tab", { name: "Preview" }).click();
  await expect(preview.getByRole("heading", { name: "Attacks" })).toBeVisible();
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
  expect(dialogs).toEqual([]);
  expect(requested.filter((url) => /attack\//.test(url) && !url.includes("/attack/image.png"))).toEqual([]);
  expect(new URL(page.url()).pathname).toBe("/admin/tasks");
});

const DEEP: [what: string, content: string][] = [
  ["quotes in quotes", `${">".repeat(10_000)} deep`],
  ["lists in lists", `${"- ".repeat(10_000)}deep`],
  ["brackets", `deep\n\n${"[".repeat(100_000)}`],
  ["emphasis", `deep\n\n${"*_".repeat(50_000)}`],
  [
    "a wide table",
    `|${" a |".repeat(500)}\n|${"---|".repeat(500)}\n${`|${" deep |".repeat(500)}\n`.repeat(30)}`,
  ],
];

for (const [what, content] of DEEP) {
  test(`keeps the page responsive with a document of ${what}`, async ({ page }) => {
    const { dialog, preview, close } = await openWith(page, content);
    await expect(preview).toContainText("deep", { timeout: 60_000 });
    await close.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: "Add Task" }).first()).toBeVisible();
  });
}

test("keeps the page responsive after a megabyte is pasted, and does not save it", async ({ page }) => {
  test.setTimeout(180_000);
  const { dialog, preview, text, save, show, close } = await openWith(page, "Short");
  await expect(preview).toContainText("Short");
  await show("Edit");
  // Chromium itself takes minutes to insert that many lines as if they were typed.
  await text.evaluate(
    (area: HTMLTextAreaElement, pasted) => {
      area.focus();
      area.setRangeText(pasted, area.value.length, area.value.length, "end");
      area.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
    },
    `\n${"A line that somebody has pasted, *and* again.\n".repeat(22_800)}`,
  );
  await expect(dialog.getByText(/too long/)).toBeVisible({ timeout: 60_000 });
  await show("Preview");
  await expect(preview).toContainText("Short", { timeout: 60_000 });
  await show("Edit");
  await save.click();
  await expect(dialog).toBeVisible();
  await expect(text).toHaveAttribute("aria-invalid", "true");
  await close.click();
  await page
    .getByRole("dialog", { name: "Discard your changes?" })
    .getByRole("button", { name: "Discard" })
    .click();
  await expect(dialog).toBeHidden();
});
