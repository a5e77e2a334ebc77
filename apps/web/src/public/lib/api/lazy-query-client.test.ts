import { isNotFound } from "@tanstack/react-router";
import { TRPCClientError } from "@trpc/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { statusOf } from "../../../shared/api-error.ts";
import { LazyQueryClient, orNotFound, orNull } from "./lazy-query-client.ts";

const failed = (httpStatus: number) =>
  TRPCClientError.from({ error: { message: "", code: -1, data: { httpStatus } } });

test("shows the not-found page for a missing record and for an invalid slug", async () => {
  await expect(orNotFound(Promise.reject(failed(404)))).rejects.toSatisfy(isNotFound);
  await expect(orNotFound(Promise.reject(failed(400)))).rejects.toSatisfy(isNotFound);
  await expect(orNotFound(Promise.reject(failed(500)))).rejects.toBeInstanceOf(TRPCClientError);
  await expect(orNotFound(Promise.resolve(1))).resolves.toBe(1);
});

test("renders a page without an optional part that is missing, but not without one that failed", async () => {
  await expect(orNull(Promise.reject(failed(404)))).resolves.toBeNull();
  await expect(orNull(Promise.reject(failed(500)))).rejects.toBeInstanceOf(TRPCClientError);
});

test("recognizes the status of a failed call from another copy of the client", () => {
  const foreign = Object.assign(new Error("Language Not Found"), {
    name: "TRPCClientError",
    data: { httpStatus: 404 },
  });
  expect(statusOf(TRPCClientError.from(foreign))).toBe(404);
  expect(statusOf(TRPCClientError.from(new TypeError("Failed to fetch")))).toBeUndefined();
});

test("prepares the client before the first query, and keeps what a query has read", async () => {
  const lazy = new LazyQueryClient();
  lazy.whenLoaded((client) => client.setQueryData(["settings"], "of the page"));
  const read = vi.fn(async () => "of the server");
  const settings = { queryKey: ["settings"], queryFn: read, staleTime: 60_000 };
  await lazy.cancelQueries(settings);
  expect(await lazy.query(settings)).toBe("of the page");
  expect(await lazy.query({ ...settings, queryKey: ["other"] })).toBe("of the server");
  expect(await lazy.query({ ...settings, queryKey: ["other"] })).toBe("of the server");
  expect(read).toHaveBeenCalledOnce();
});

test("waits for a connection before it loads the client", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  const read = vi.fn(async () => 1);
  const query = new LazyQueryClient().query({ queryKey: ["a"], queryFn: read });
  await import("./create-query-client.ts");
  await new Promise((resolve) => setTimeout(resolve));
  expect(read).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  expect(await query).toBe(1);
});
