import type { Locator, Page } from "@playwright/test";
import { expect, signInEditor, toast } from "../support/admin/admin-test.ts";
import { ALLOWS_MICROPHONE, test } from "../support/admin/fake-microphone.ts";
import { violations } from "../support/page/axe.ts";
import { overflow } from "../support/page/layout.ts";
import { phoneProblems, screenProblems } from "../support/page/screen-problems.ts";

test.beforeEach(async ({ context, browser, adminServer }) => {
  const editor = await signInEditor(browser, adminServer);
  await context.addCookies(await editor.cookies());
  await editor.close();
});

const main = (page: Page) => page.getByRole("main");
const status = (page: Page, text: string | RegExp) =>
  // The phrase is visible elsewhere.
  expect(main(page).getByRole("status").filter({ hasText: text })).toHaveCount(1);
const ends = (page: Page) => page.getByRole("slider");

/** Waits until what the microphone repeats was heard at least once. */
const hear = (page: Page) => page.waitForTimeout(2_500);

/** The seconds of the recording that are kept. */
async function kept(page: Page): Promise<number> {
  const [start, end] = await Promise.all(
    [0, 1].map(async (nth) => Number(await ends(page).nth(nth).getAttribute("aria-valuenow"))),
  );
  return (end ?? 0) - (start ?? 0);
}

/** Pixels between an element and a button of the studio; these stay at the lower edge of a phone and may cover others. */
async function gap(element: Locator, button: Locator): Promise<number> {
  const [upper, lower] = await Promise.all([element.boundingBox(), button.boundingBox()]);
  return upper && lower ? lower.y - (upper.y + upper.height) : 0;
}

/** The URL of the audio of a translation into Greek. */
async function audioOf(page: Page, phrase: string): Promise<string | null> {
  const answer = await page.request.get(`/api/phrases/greek/${phrase}`);
  return ((await answer.json()) as { audio_url: string | null }).audio_url;
}

test("an editor records two phrases of a language by keys, hears them, and undoes one", async ({ page }) => {
  test.setTimeout(180_000);
  let first = 0;
  await test.step("the language's row opens the studio at its first phrase without a recording", async () => {
    await page.goto("/admin/languages");
    await page.getByRole("button", { name: "Record Greek" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Recording studio" })).toBeFocused();
    await status(page, /1 of \d+: Hello\. Γεια σας/);
    await expect(main(page).locator("p[lang=el]")).toHaveText("Γεια σας");
    expect(await screenProblems(page)).toEqual([]);
  });

  await test.step("Space starts and stops; the silence around the sound is cut off", async () => {
    await page.keyboard.press("Space");
    await status(page, "Recording");
    expect(await phoneProblems(page)).toEqual([]);
    await hear(page);
    await page.keyboard.press("Space");
    await status(page, /^Recorded, \d/);
    await expect(ends(page)).toHaveCount(2);
    const whole = Number(await ends(page).first().getAttribute("aria-valuemax"));
    first = await kept(page);
    expect(first).toBeLessThan(whole - 0.1);
    expect(await screenProblems(page)).toEqual([]);
  });

  await test.step("the arrow keys move the end, and R records again", async () => {
    await ends(page).last().focus();
    const before = await kept(page);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => kept(page)).toBeCloseTo(before - 0.02, 3);
    await page.keyboard.press("r");
    await status(page, "Recording");
    await hear(page);
    await page.keyboard.press("Space");
    await status(page, /^Recorded, \d/);
    first = await kept(page);
  });

  await test.step("Enter keeps it and goes on", async () => {
    await page.keyboard.press("Enter");
    await status(page, /2 of \d+: Good morning\. Καλημέρα/);
    await expect(toast(page)).toContainText("Recording saved");
    await expect(toast(page)).toContainText("“Hello” in Greek");
    await page.keyboard.press("Space");
    await status(page, "Recording");
    await hear(page);
    await page.keyboard.press("Space");
    await status(page, /^Recorded, \d/);
    await page.keyboard.press("Enter");
    await expect(toast(page)).toContainText("“Good morning” in Greek");
  });

  await test.step("the toast undoes the second one", async () => {
    expect(await audioOf(page, "good-morning")).toContain("/recordings/greek/good-morning-");
    await page.keyboard.press("F8");
    await page.keyboard.press("Enter");
    await expect(toast(page)).toContainText("Recording removed");
    expect(await audioOf(page, "good-morning")).toBeNull();
  });

  await test.step("the first one is an MP3 file of its length, which plays", async () => {
    const url = (await audioOf(page, "hello")) ?? "";
    const answer = await page.request.get(url);
    expect(answer.headers()["content-type"]).toBe("audio/mpeg");
    const { duration, peak } = await page.evaluate(async (file) => {
      const bytes = await (await fetch(file)).arrayBuffer();
      const decoded = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes);
      const samples = decoded.getChannelData(0);
      return {
        duration: decoded.duration,
        peak: samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0),
      };
    }, url);
    // An encoder adds up to three frames of silence, of 24 ms each.
    expect(duration).toBeGreaterThan(first - 0.02);
    expect(duration).toBeLessThan(first + 0.1);
    expect(peak).toBeGreaterThan(0.05);
    expect(peak).toBeLessThan(1);
    await main(page).click({ position: { x: 5, y: 5 } });
    for (let left = 3; left > 1; left -= 1) await page.keyboard.press("ArrowLeft");
    await status(page, /1 of \d+: Hello/);
    const player = page.getByLabel("Current recording");
    await player.evaluate((audio: HTMLAudioElement) => audio.play());
    await expect
      .poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime))
      .toBeGreaterThan(0);
  });

  await test.step("Escape leaves to where the studio was opened, without a question", async () => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Languages");
  });
});

test("explains a microphone that the browser refuses", async ({
  context,
  playwright,
  launchOptions,
  baseURL,
}) => {
  const args = launchOptions.args?.map((flag) => (flag === ALLOWS_MICROPHONE ? `${flag}=deny` : flag)) ?? [];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const storageState = await context.storageState();
  const page = await browser.newPage({ baseURL: baseURL ?? "", storageState });
  await page.goto("/admin/translations?edit=1");
  await page.getByRole("dialog").getByRole("link", { name: "Record" }).click();
  await status(page, "1 of 1: Hello");
  await page.getByRole("button", { name: "Record", exact: true }).click();
  await expect(main(page).getByRole("alert")).toContainText(
    "Your browser does not let this site use the microphone.",
  );
  expect(await screenProblems(page)).toEqual([]);
  await browser.close();
});

test("a recording survives a failed upload and a wish to leave", async ({ page, pageErrors }) => {
  test.setTimeout(180_000);
  pageErrors.expect(/Failed to load resource/);
  const dialog = page.getByRole("dialog", { name: "Discard your changes?" });
  await test.step("on a phone, by buttons; a failed upload keeps the recording", async () => {
    await page.goto("/admin/translations?language=1");
    await page.getByRole("link", { name: "Record" }).click();
    await page.setViewportSize({ width: 360, height: 640 });
    await page.route("**/api/cdn/media/**", (route) => route.abort());
    await page.getByRole("button", { name: "Record", exact: true }).click();
    await expect(main(page).getByRole("alert")).toHaveCount(0);
    await status(page, "Recording");
    await hear(page);
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    const again = page.getByRole("button", { name: "Record again" });
    await expect.poll(() => gap(ends(page).first(), again)).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Save and go to next" }).click();
    await expect(main(page).getByText("Not saved yet")).toBeVisible();
    const record = page.getByRole("button", { name: "Record", exact: true });
    const unsaved = main(page).getByRole("button", { name: "Hello" });
    await unsaved.focus();
    expect(await gap(unsaved, record)).toBeGreaterThan(0);
    await expect(record).toBeInViewport({ ratio: 1 });
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
  });

  await test.step("leaving asks, and keeps the recording", async () => {
    await page.getByRole("button", { name: "Leave" }).click();
    await expect(dialog).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Keep editing" }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step("trying again saves it", async () => {
    await page.unroute("**/api/cdn/media/**");
    await main(page).getByRole("button", { name: "Hello" }).click();
    await expect(main(page).getByRole("alert")).toContainText("Your recording is still here.");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(toast(page)).toContainText("Recording saved");
    await page.getByRole("button", { name: "Leave" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Translations");
  });
});
