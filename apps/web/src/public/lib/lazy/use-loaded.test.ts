import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useLoaded } from "./use-loaded.tsx";

test("ignores an answer that comes after something else was to be loaded", async () => {
  const first = Promise.withResolvers<string>();
  const loads = { first: () => first.promise, second: async () => "second" };
  const { result, rerender } = renderHook(({ which }) => useLoaded(loads[which], "It did not load"), {
    initialProps: { which: "first" as keyof typeof loads },
  });
  await act(async () => rerender({ which: "second" }));
  await act(async () => first.resolve("first"));
  expect(result.current).toEqual({ status: "ready", value: "second" });
});
