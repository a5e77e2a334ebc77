import type { IncomingMessage } from "node:http";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { call, toast } from "./admin-test.ts";

export const DEPLOYED = [
  "Static site deployed successfully!",
  "Your content is now available via CDN.",
] as const;

/** Deployments take long on a busy machine. */
export const PATIENCE = { timeout: 180_000 };

/** Opens the CDN page, and waits until it has loaded. */
export async function openCdn(page: Page): Promise<void> {
  await page.goto("/admin/cdn");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("CDN Management");
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** A framed part of the page, by its heading. */
export const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

export const deployButton = (page: Page) =>
  page.getByRole("button", { name: /^Deploy(ing\.\.\.| Static Site)$/ });

/** Expects a toast with these texts, and closes it. */
export async function expectToast(page: Page, title: string, message: string | RegExp): Promise<void> {
  const notifications = toast(page);
  await expect(notifications.getByText(title, { exact: true })).toBeVisible(PATIENCE);
  await expect(
    notifications.getByText(message, typeof message === "string" ? { exact: true } : {}),
  ).toBeVisible();
  await notifications.getByRole("button", { name: "Close" }).click();
  await expect(notifications.getByText(title, { exact: true })).toBeHidden();
}

export interface Deployment {
  id: number;
  status: "running" | "succeeded" | "failed" | "cancelled";
  reason: "manual" | "content" | "rollback";
  error: string | null;
  counts: { pages: number; uploaded: number; skipped: number; removed: number };
}

/** The history over REST, the newest first. */
export async function readDeployments(request: APIRequestContext): Promise<Deployment[]> {
  const answer = await request.get("/api/cdn/static-site/deployments");
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { deployments: Deployment[] }).deployments;
}

/** Deploys over REST, and waits until it is over. */
export async function deploy(request: APIRequestContext): Promise<Deployment> {
  const answer = await request.post("/api/cdn/static-site/deploy", PATIENCE);
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Deployment;
}

/** Switches automatic deployments on, or off, which most tests need; one that an earlier test caused ends first. */
export async function autoGenerate(request: APIRequestContext, enabled: boolean): Promise<void> {
  await call(request, "deployment.setAutoGenerate", { enabled });
  if (enabled) return;
  const statuses = async () => (await readDeployments(request)).map(({ status }) => status);
  await expect.poll(statuses, PATIENCE).not.toContain("running");
}

/** Whether a request uploads a page of the static export, and does not copy an object within the store. */
export const putsPage = ({ method, url, headers }: IncomingMessage) =>
  method === "PUT" && Boolean(url?.includes("/index.html")) && !headers["x-amz-copy-source"];

interface Translation {
  id: number;
  native_text: string;
  version: number;
}

/** Changes a translation of the content. */
export async function changeTranslation(
  request: APIRequestContext,
  {
    language,
    phrase,
    ...change
  }: { language: string; phrase: string; native_text?: string; audio_url?: string },
): Promise<void> {
  const { id } = (await (await request.get(`/api/phrases/${language}/${phrase}`)).json()) as { id: number };
  const { translation } = await query<{ translation: Translation }>(request, "translation.row", { id });
  await call(request, "translation.update", { ...translation, ...change });
}

async function query<T>(request: APIRequestContext, procedure: string, input: unknown): Promise<T> {
  const answer = await request.get(`/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`);
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { result: { data: T } }).result.data;
}
