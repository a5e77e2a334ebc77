import { afterEach, expect, test, vi } from "vitest";

const { groupBy } = Map;
const { withResolvers } = Promise;
afterEach(() => {
  vi.doUnmock("./router.tsx");
  Map.groupBy = groupBy;
  Promise.withResolvers = withResolvers.bind(Promise);
});

test("adds the functions that browsers of 2023 lack before any screen calls them", async () => {
  Object.assign(Map, { groupBy: undefined });
  Object.assign(Promise, { withResolvers: undefined });
  const createRouter = vi.fn(() => {
    throw new Error("The router is not part of this test");
  });
  vi.resetModules();
  vi.doMock("./router.tsx", () => ({ createRouter }));
  document.body.innerHTML = '<div id="root"></div>';
  await expect(import("./main.tsx")).rejects.toThrow("not part of this test");
  expect(createRouter).toHaveBeenCalledOnce();
  expect([Map.groupBy, Promise.withResolvers]).toEqual([expect.any(Function), expect.any(Function)]);
});
