import type { AnyRouter } from "@tanstack/react-router";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { expectConsoleError } from "../../../testing/console-errors.ts";
import { farsi } from "../../../testing/languages.ts";
import { LazyQueryClient } from "../../lib/api/lazy-query-client.ts";
import { PACKS } from "../../lib/packs/pack-cache.ts";
import { writePackRecord } from "../../lib/packs/pack-registry.ts";
import { compressed } from "../../lib/packs/stored-pack.ts";
import { createRouter } from "../../router.tsx";
import { stubCaches } from "../../testing/cache-storage.ts";
import { languagePack } from "../../testing/language-pack.ts";
import { startOfflineApp } from "./start-offline-app.tsx";

test("reads once what no pack has, so that the visitor does not wait for the error page", async () => {
  const queryClient = new LazyQueryClient();
  const read = vi.fn(async () => Promise.reject(new Error("It is not on this device")));
  const load = () => queryClient.query({ queryKey: ["page"], queryFn: read });
  const router = { options: { context: { queryClient } }, load } as unknown as AnyRouter;
  await expect(startOfflineApp(router)).rejects.toThrow("It is not on this device");
  expect(read).toHaveBeenCalledOnce();
});

test("says of a phrase that no pack has that it is not on this device, and links to what is", async () => {
  expectConsoleError(/is not on this device|Encountered a script tag/);
  stubCaches();
  const { slug, name, code, script } = farsi;
  const pack = compressed(Response.json(languagePack(farsi)), name);
  await (await caches.open(PACKS)).put("/data/packs/farsi/pack.json", pack);
  const size = { version: "1", bytes: 1, phrases: 4, recordings: false, checkedAt: 0 };
  writePackRecord({ slug, name, code, script, ...size });
  window.history.replaceState(null, "", "/phrases/farsi/good-night");
  await startOfflineApp(createRouter());
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Not on This Device");
  expect(screen.getByText(/^This phrase is not among the Farsi .+ needs a connection\.$/)).toBeVisible();
  expect(screen.getByRole("link", { name: /^Common phrases in Farsi/ })).toHaveAttribute(
    "href",
    "/languages/farsi/common-phrases",
  );
  expect(document.title).toBe("Not on This Device | Saywhere");
});
