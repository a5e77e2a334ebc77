import { runInThisContext } from "node:vm";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { addPreHydrationScripts } from "./pre-hydration-scripts.tsx";

beforeAll(() => {
  const html = addPreHydrationScripts("<head></head>", "");
  runInThisContext(html.split("<script>").at(-1)?.split("</script>")[0] ?? "");
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A button that was clicked before React hydrated it. */
function clickEarly() {
  const button = document.createElement("button");
  button.type = "button";
  document.body.append(button);
  button.click();
  const onClick = vi.fn();
  const hydrate = () => {
    Object.assign(button, { __reactProps$test: {} });
    button.addEventListener("click", onClick);
  };
  return { hydrate, onClick };
}

test("repeats the click on a button once React has hydrated it", () => {
  const { hydrate, onClick } = clickEarly();
  vi.advanceTimersByTime(30_000);
  hydrate();
  vi.advanceTimersByTime(1_000);
  expect(onClick).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test("stops waiting for React some minutes after the click", () => {
  const { hydrate, onClick } = clickEarly();
  vi.advanceTimersByTime(300_000);
  expect(vi.getTimerCount()).toBe(0);
  hydrate();
  vi.advanceTimersByTime(1_000);
  expect(onClick).not.toHaveBeenCalled();
});
