import type { IncomingMessage } from "node:http";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { call, toast } from "./admin-test.ts";

export const DEPLOYED = [
  "Static site deployed successfully!",
  "Your content is now available via CDN.",
] as const;

/** For what a deployment has to come to first, on a machine that does other things too. */
export const PATIENCE = { timeout: 60_000 };

/** Opens the CDN page, and waits until it knows everything. */
export async function openCdn(page: Page): Promise<void> {
  await page.goto("/admin/cdn");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("CDN Management");
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** A framed part of the page, by its heading. */
export const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

export const deployButton = (page: Page) =>
  page.getByRole("button", { name: /^Deploy(ing\.\.\.| Static Site)$/ });

/** The toast says it to the letter, and is put away. */
export async function expectToast(page: Page, title: string, message: string | RegExp): Promise<void> {
  const told = toast(page);
  await expect(told.getByText(title, { exact: true })).toBeVisible(PATIENCE);
  await expect(told.getByText(message, typeof message === "string" ? { exact: true } : {})).toBeVisible();
  await told.getByRole("button", { name: "Close" }).click();
  await expect(told.getByText(title, { exact: true })).toBeHidden();
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

/** What changes deploy by themselves would be in the way of most tests. */
export const autoGenerate = (request: APIRequestContext, enabled: boolean) =>
  call(request, "deployment.setAutoGenerate", { enabled });

/** Tells apart the requests that put a page of the copy into the store, and not a copy of one that is there. */
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
