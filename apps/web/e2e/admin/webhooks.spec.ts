import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, signIn, test, unique } from "../support/admin/admin-test.ts";
import { violations } from "../support/page/axe.ts";
import { overflow } from "../support/page/layout.ts";

/** Fills the dialog of a new webhook. */
async function fillNew(page: Page, name: string, url: string): Promise<void> {
  await page.getByRole("button", { name: "New webhook" }).click();
  const form = page.getByRole("dialog", { name: "New webhook" });
  await form.getByRole("textbox", { name: "Name" }).fill(name);
  await form.getByRole("textbox", { name: "URL" }).fill(url);
}

const add = (page: Page) => page.getByRole("button", { name: "Add webhook" }).click();
const secretOf = (page: Page, name: string) => page.getByRole("dialog", { name: `Secret of ${name}` });

test("adds a webhook, sends a test, shows its delivery, and sends it again", async ({ page, context }) => {
  const received: string[] = [];
  const receiver = createServer((request, response) => {
    received.push(String(request.headers["webhook-id"]));
    request.resume();
    response.writeHead(204).end();
  });
  await once(receiver.listen(0, "127.0.0.1"), "listening");
  const name = unique("Search index");
  await signIn(context.request);
  await page.goto("/admin/webhooks");
  const { port } = receiver.address() as AddressInfo;
  await fillNew(page, name, `http://127.0.0.1:${port}/hook`);
  expect(await violations(page)).toEqual([]);
  await add(page);
  const made = secretOf(page, name);
  await expect(made.getByRole("group", { name: "Secret" })).toContainText("whsec_");
  expect(await violations(page)).toEqual([]);
  await made.getByRole("button", { name: "Done" }).click();

  await page.getByRole("button", { name: `Deliveries of ${name}` }).click();
  const deliveries = page.getByRole("dialog", { name: `Deliveries of ${name}` });
  await deliveries.getByRole("button", { name: "Send test" }).click();
  const row = deliveries.getByRole("row", { name: /^webhook\.test/ });
  await expect(row).toContainText(/Succeeded.*1 attempt, status 204/);
  await row.getByText("Message and response").click();
  await expect(row).toContainText('"type": "webhook.test"');
  expect(await violations(page)).toEqual([]);
  await row.getByRole("button", { name: "Send again: webhook.test" }).click();
  await expect(row).toHaveCount(2);
  await expect(row.first()).toContainText("Succeeded");
  expect(received).toHaveLength(2);
  expect(new Set(received).size).toBe(1);
  await deliveries.getByRole("button", { name: "Done" }).click();
  receiver.close();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("shows the actions of a webhook in two lines, each large enough for a finger", async ({
    page,
    context,
  }) => {
    const name = unique("Search index");
    await signIn(context.request);
    await page.goto("/admin/webhooks");
    await fillNew(page, name, "http://127.0.0.1:9/a-long-address/of-a-program");
    await add(page);
    await secretOf(page, name).getByRole("button", { name: "Done" }).click();

    const row = page.getByRole("row", { name: new RegExp(name) });
    const buttons = row.getByRole("button");
    await expect(buttons).toHaveCount(4);
    const boxes = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    expect(new Set(boxes.map(({ top }) => top)).size).toBeLessThanOrEqual(2);
    for (const { width, height, right } of boxes) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(right).toBeLessThanOrEqual(360);
    }
    expect(await overflow(page)).toEqual([]);
    await row.getByRole("button", { name: `Delete ${name}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete webhook" }).click();
    await expect(row).toHaveCount(0);
  });
});
