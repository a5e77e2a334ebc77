import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { callsOf } from "../../../../testing/api.ts";
import { expectFocus } from "../../../../testing/expect-focus.ts";
import {
  button,
  card,
  inCard,
  openTasks,
  settleAfterEach,
  shownNumbers,
  task,
} from "../testing/open-tasks.ts";

settleAfterEach();

const details = Array.from({ length: 12 }, (_, line) => `Line ${line}`).join("\n");
const many = Array.from({ length: 300 }, (_, at) =>
  task(at + 1, at === 1 ? { dependencies: "#250", details } : {}),
);

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(100);
});

test("renders only the visible cards of a long list, each with its position", async () => {
  await openTasks(many);
  await expect.poll(() => shownNumbers().length).toBeGreaterThan(5);
  expect(shownNumbers().length).toBeLessThan(50);
  const row = card("Task 2").closest("li");
  expect(row).toHaveAttribute("aria-posinset", "2");
  expect(row).toHaveAttribute("aria-setsize", "300");
});

test("renders all of a hundred cards", async () => {
  await openTasks(many.slice(0, 100));
  expect(shownNumbers()).toHaveLength(100);
  expect(card("Task 2").closest("li")).not.toHaveAttribute("aria-setsize");
});

test("scrolls to a distant card by a dependency, and moves it without losing the focus", async () => {
  const { user } = await openTasks(many);
  await screen.findByRole("article", { name: "Task 2" });
  expect(screen.queryByRole("article", { name: "Task 250" })).not.toBeInTheDocument();
  await user.click(inCard("Task 2").getByRole("link", { name: "#250" }));
  await expect.poll(() => document.activeElement?.id).toBe("task-250");
  await user.click(button("Move Up Task 250"));
  await expect.poll(() => card("Task 250").closest("li")?.getAttribute("aria-posinset")).toBe("249");
  await expectFocus(() => button("Move Up Task 250"));
  const sent = () => (callsOf("task.reorder")[0] as { taskIds: number[] } | undefined)?.taskIds;
  await expect.poll(() => sent()?.slice(246, 252)).toEqual([247, 248, 250, 249, 251, 252]);
});

/** Sets the scroll position, because jsdom has no layout. */
function scrollTo(top: number): void {
  vi.spyOn(window, "scrollY", "get").mockReturnValue(top);
  act(() => void window.dispatchEvent(new Event("scroll")));
}

test("keeps expanded details when their card is back in view", async () => {
  const { user } = await openTasks(many);
  await user.click(await screen.findByRole("button", { name: "Show all of the details of Task 2" }));
  // The focused card stays mounted.
  act(() => button("Edit Task 3").focus());
  scrollTo(20_000);
  await expect.poll(() => screen.queryByRole("article", { name: "Task 2" })).toBeNull();
  scrollTo(0);
  const less = await screen.findByRole("button", { name: "Show less of the details of Task 2" });
  expect(less).toHaveAttribute("aria-expanded", "true");
});
