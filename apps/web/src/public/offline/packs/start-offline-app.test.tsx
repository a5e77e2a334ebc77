import type { AnyRouter } from "@tanstack/react-router";
import { expect, test, vi } from "vitest";
import { LazyQueryClient } from "../../lib/api/lazy-query-client.ts";
import { startOfflineApp } from "./start-offline-app.tsx";

test("reads once what no pack has, so that the visitor does not wait for the error page", async () => {
  const queryClient = new LazyQueryClient();
  const read = vi.fn(async () => Promise.reject(new Error("It is not on this device")));
  const load = () => queryClient.query({ queryKey: ["page"], queryFn: read });
  const router = { options: { context: { queryClient } }, load } as unknown as AnyRouter;
  await expect(startOfflineApp(router)).rejects.toThrow("It is not on this device");
  expect(read).toHaveBeenCalledOnce();
});
