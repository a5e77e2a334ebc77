import { removeToast, toastStore } from "@saywhere/ui/toasts/notify";
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useNeighbors } from "./use-neighbors.ts";

const page = { items: [1], next: "n", previous: null };

test("reports that the next page failed to load, but not after the dialog was closed", async () => {
  const requests: PromiseWithResolvers<typeof page>[] = [];
  const readPage = () => {
    const request = Promise.withResolvers<typeof page>();
    requests.push(request);
    return request.promise;
  };
  const dialog: { id?: number } = { id: 1 };
  const { result, rerender } = renderHook(
    ({ id }: typeof dialog) => useNeighbors({ id, page, idOf: (row) => row, readPage, open: () => {} }),
    { initialProps: dialog },
  );
  const fail = (index: number) => act(async () => requests[index]?.reject(new Error("It is away")));
  result.current?.next?.();
  await fail(0);
  expect(toastStore.get()?.message).toContain("Failed to load the list.");
  act(removeToast);
  result.current?.next?.();
  rerender({});
  await fail(1);
  expect(requests).toHaveLength(2);
  expect(toastStore.get()).toBeNull();
});
