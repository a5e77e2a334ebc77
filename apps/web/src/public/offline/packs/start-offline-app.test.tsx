import { onlineManager } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { farsi } from "../../../testing/languages.ts";
import { LazyQueryClient } from "../../lib/api/lazy-query-client.ts";
import { onDevice } from "../../lib/api/trpc.ts";
import { writePackRecord } from "../../lib/packs/pack-registry.ts";
import { fallBackToPacks } from "./follow-packs.ts";
import { startOfflineApp } from "./start-offline-app.tsx";

afterEach(() => void delete onDevice.rendersPage);

/** The offline app for a page that is not on the device. */
function missingPage() {
  const queryClient = new LazyQueryClient();
  const read = vi.fn(async () => Promise.reject(new Error("It is not on this device")));
  const load = () => queryClient.query({ queryKey: ["page"], queryFn: read });
  return { router: { options: { context: { queryClient } }, load } as unknown as AnyRouter, read };
}

test("reads once what no pack has, so that the visitor does not wait for the error page", async () => {
  const { router, read } = missingPage();
  await expect(startOfflineApp(router)).rejects.toThrow("It is not on this device");
  expect(read).toHaveBeenCalledOnce();
});

test("reads the packs also after the browser has lost the connection", async () => {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  const { router, read } = missingPage();
  await expect(startOfflineApp(router)).rejects.toThrow("It is not on this device");
  expect(read).toHaveBeenCalledOnce();
});

test("does not ask the packs a second time for what they do not have", async () => {
  const { slug, name, code, script } = farsi;
  const sizes = { bytes: 1, phrases: 4, recordings: false, checkedAt: 0 };
  writePackRecord({ slug, name, code, script, version: "1", ...sizes });
  const { router } = missingPage();
  await expect(startOfflineApp(router)).rejects.toThrow();
  fallBackToPacks(router);
  expect(onDevice.answer).toBeUndefined();
});
