import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { answerApi, callsOf } from "../../../../testing/api.ts";
import { expectFocus } from "../../../../testing/expect-focus.ts";
import {
  answerTasks,
  button,
  openTasks,
  settleAfterEach,
  shownNumbers,
  task,
} from "../testing/open-tasks.ts";

settleAfterEach();

const four = [task(1), task(2, { status: "completed" }), task(3), task(4)];
const HEIGHT = 100;
const rect = Element.prototype.getBoundingClientRect;

/** Cards below each other, and the dragged one at its position: jsdom has no layout. */
beforeEach(() => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function layOut(this: Element) {
    if (!(this instanceof HTMLElement)) return rect.call(this);
    const index = this.dataset["index"];
    if (index !== undefined) return new DOMRect(0, Number(index) * HEIGHT, 500, HEIGHT);
    const top = Number.parseFloat(this.parentElement?.style.top ?? "");
    return Number.isNaN(top) ? rect.call(this) : new DOMRect(0, top, 500, HEIGHT);
  });
});

const expectText = (text: string) => screen.findByText(text);

test("moves a card by keyboard and announces each step", async () => {
  const { user } = await openTasks(four);
  button("Reorder Task 4").focus();
  expect(button("Reorder Task 4")).toHaveAccessibleDescription(/Press Space to pick up/);
  await user.keyboard(" ");
  await expectText("Task 4 is picked up, at its own place 4 of 4.");
  await user.keyboard("{ArrowUp}");
  await expectText("Task 4 is over place 3 of 4.");
  await user.keyboard("{ArrowUp}");
  await expectText("Task 4 is over place 2 of 4.");
  await user.keyboard(" ");
  await expectText("Task 4 was put down at 2 of 4.");
  await expect.poll(shownNumbers).toEqual([1, 4, 2, 3]);
  await expectFocus(() => button("Reorder Task 4"));
  await expect.poll(() => callsOf("task.reorder")).toEqual([{ taskIds: [1, 4, 2, 3] }]);
});

test("handles keys that follow the first one immediately", async () => {
  await openTasks(four);
  const handle = button("Reorder Task 1");
  handle.focus();
  // No timer fires between them, as on a busy page.
  for (const code of ["Space", "ArrowDown", "ArrowDown"]) fireEvent.keyDown(handle, { code });
  await expectText("Task 1 is over place 3 of 4.");
  for (const code of ["Escape", "Space", "ArrowDown"]) fireEvent.keyDown(handle, { code });
  await expectText("Task 1 is over place 2 of 4.");
  fireEvent.keyDown(handle, { code: "Space" });
  await expect.poll(() => callsOf("task.reorder")).toEqual([{ taskIds: [2, 1, 3, 4] }]);
});

test("shares the positions of the visible cards when filtered", async () => {
  const { user } = await openTasks(four, "?status=pending");
  button("Reorder Task 1").focus();
  await user.keyboard(" ");
  await expectText("Task 1 is picked up, at its own place 1 of 3.");
  await user.keyboard("{ArrowDown}");
  await expectText("Task 1 is over place 2 of 3.");
  await user.keyboard("{ArrowDown}");
  await expectText("Task 1 is over place 3 of 3.");
  await user.keyboard(" ");
  await expect.poll(() => callsOf("task.reorder")).toEqual([{ taskIds: [3, 2, 4, 1] }]);
});

test("returns a card to its position on Escape, and gives completed ones no handle", async () => {
  const { user } = await openTasks(four);
  expect(screen.queryByRole("button", { name: "Reorder Task 2" })).not.toBeInTheDocument();
  button("Reorder Task 1").focus();
  await user.keyboard(" ");
  await expectText("Task 1 is picked up, at its own place 1 of 4.");
  await user.keyboard("{ArrowDown}");
  await expectText("Task 1 is over place 2 of 4.");
  await user.keyboard("{Escape}");
  await expectText("Task 1 is back at 1 of 4.");
  expect(shownNumbers()).toEqual([1, 2, 3, 4]);
  expect(callsOf("task.reorder")).toEqual([]);
});

test("applies a list reloaded during a drag only after the drag", async () => {
  const { user, router } = await openTasks(four);
  button("Reorder Task 1").focus();
  await user.keyboard(" ");
  await expectText("Task 1 is picked up, at its own place 1 of 4.");
  answerApi(answerTasks([task(9), ...four]));
  // Blurring and refocusing the window would end the drag.
  await router.options.context.queryClient.invalidateQueries();
  await user.keyboard("{ArrowDown}");
  await expectText("Task 1 is over place 2 of 4.");
  expect(shownNumbers()).toEqual([1, 2, 3, 4]);
  await user.keyboard(" ");
  await expect.poll(shownNumbers).toEqual([9, 2, 1, 3, 4]);
  await expect.poll(() => callsOf("task.reorder")).toEqual([{ taskIds: [9, 2, 1, 3, 4] }]);
});
