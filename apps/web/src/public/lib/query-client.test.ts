import { isNotFound } from "@tanstack/react-router";
import { TRPCClientError } from "@trpc/client";
import { expect, test } from "vitest";
import { statusOf } from "../../shared/api-error.ts";
import { orNotFound, orNull } from "./query-client.ts";

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

test("recognises the status of a failed call from another copy of the client", () => {
  const foreign = Object.assign(new Error("Language Not Found"), {
    name: "TRPCClientError",
    data: { httpStatus: 404 },
  });
  expect(statusOf(TRPCClientError.from(foreign))).toBe(404);
  expect(statusOf(TRPCClientError.from(new TypeError("Failed to fetch")))).toBeUndefined();
});
