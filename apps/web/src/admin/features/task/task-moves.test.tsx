import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf, setOnline } from "../../../testing/api.ts";
import { failsWith } from "../../../testing/api-failure.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { expectToast } from "../../testing/toast.ts";
import {
  answerTasks,
  button,
  openTasks,
  settleAfterEach,
  settled,
  shownNumbers,
  task,
} from "./testing/open-tasks.ts";

settleAfterEach();

const five = [task(1), task(2, { status: "completed" }), task(3), task(4, { priority: "High" }), task(5)];
const orders = () => callsOf("task.reorder").map((call) => (call as { taskIds: number[] }).taskIds);

test("swaps a moved task with its neighbor, keeps the focus and announces the position", async () => {
  const { user } = await openTasks(five);
  await user.click(button("Move Down Task 3"));
  await expect.poll(shownNumbers).toEqual([1, 2, 4, 3, 5]);
  await expectFocus(() => button("Move Down Task 3"));
  expect(screen.getByText("Task 3 is now 4 of 5.")).toBeInTheDocument();
  await expectToast("Tasks reorderedYour tasks have been reordered successfully.");
  await user.click(button("Move Up Task 3"));
  await expect.poll(shownNumbers).toEqual([1, 2, 3, 4, 5]);
  await expectFocus(() => button("Move Up Task 3"));
  await expect.poll(orders).toEqual([
    [1, 2, 4, 3, 5],
    [1, 2, 3, 4, 5],
  ]);
});

test("does not move the first task up or the last down, and keeps the focus", async () => {
  const { user } = await openTasks(five);
  for (const name of ["Move Up Task 1", "Move Down Task 5"]) {
    expect(button(name)).toHaveAttribute("aria-disabled", "true");
    await user.click(button(name));
    await expectFocus(() => button(name));
  }
  expect(button("Move Down Task 1")).not.toHaveAttribute("aria-disabled");
  expect(shownNumbers()).toEqual([1, 2, 3, 4, 5]);
  expect(orders()).toEqual([]);
});

test("swaps a task with the nearest visible one when filtered, and sends all tasks", async () => {
  const { user } = await openTasks(five, "?status=pending");
  expect(shownNumbers()).toEqual([1, 3, 4, 5]);
  expect(button("Move Up Task 1")).toHaveAttribute("aria-disabled", "true");
  await user.click(button("Move Up Task 3"));
  await expect.poll(shownNumbers).toEqual([3, 1, 4, 5]);
  expect(screen.getByText("Task 3 is now 1 of 4.")).toBeInTheDocument();
  await expect.poll(orders).toEqual([[3, 2, 1, 4, 5]]);
});

test("sends quick moves in order, one call after the other", async () => {
  const first = Promise.withResolvers<void>();
  const server = answerTasks(five);
  let sent = 0;
  const { user } = await openTasks(five, "", {
    task: {
      ...server.task,
      reorder: async (input) => {
        sent += 1;
        if (sent === 1) await first.promise;
        return server.task?.reorder?.(input) ?? { taskIds: [] };
      },
    },
  });
  const down = button("Move Down Task 1");
  down.click();
  down.click();
  down.click();
  button("Move Up Task 5").click();
  await expect.poll(shownNumbers).toEqual([2, 3, 4, 5, 1]);
  await expect.poll(orders).toHaveLength(1);
  first.resolve();
  await expect.poll(orders).toEqual([
    [2, 1, 3, 4, 5],
    [2, 3, 1, 4, 5],
    [2, 3, 4, 1, 5],
    [2, 3, 4, 5, 1],
  ]);
  await settled();
  expect(shownNumbers()).toEqual([2, 3, 4, 5, 1]);
  await user.click(button("Move Down Task 4"));
  await expect.poll(() => orders().at(-1)).toEqual([2, 3, 5, 4, 1]);
  await settled();
});

test("returns to the original status after two quick presses", async () => {
  await openTasks([task(1)]);
  const status = button(/^Pending: Task 1/);
  status.click();
  status.click();
  await expect
    .poll(() => callsOf("task.toggle"))
    .toEqual([
      { id: 1, status: "pending" },
      { id: 1, status: "completed" },
    ]);
  await settled();
  expect(button(/^Pending: Task 1/)).toBeVisible();
  // Once at the end, not after each of them.
  await expect.poll(() => callsOf("task.list")).toHaveLength(2);
});

test("reverts a failed move or toggle, and shows an error", async () => {
  const refuse = failsWith(503, "The database is not responding.");
  const { user } = await openTasks(five, "", { task: { reorder: refuse, toggle: refuse } });
  await user.click(button("Move Down Task 3"));
  await expectToast("Failed to reorder tasksThe database is not responding.");
  await expect.poll(shownNumbers).toEqual([1, 2, 3, 4, 5]);
  await expectFocus(() => button("Move Down Task 3"));
  await user.click(button(/^Pending: Task 3/));
  await expectToast("Failed to update taskThe database is not responding.");
  await expectFocus(() => screen.findByRole("button", { name: /^Pending: Task 3/ }));
});

test("shows the server's list after a failed write without a connection", async () => {
  const { user } = await openTasks(five);
  setOnline(false);
  await user.click(button("Move Down Task 3"));
  await expectToast("Failed to reorder tasksThe server cannot be reached.");
  await expect.poll(shownNumbers).toEqual([1, 2, 3, 4, 5]);
  await user.click(button(/^Completed: Task 2/));
  await expectToast("Failed to update taskThe server cannot be reached.");
  expect(await screen.findByRole("button", { name: /^Completed: Task 2/ })).toBeVisible();
  expect(screen.queryByText("The tasks could not be loaded.")).not.toBeInTheDocument();
  setOnline(true);
  await user.click(button("Move Down Task 3"));
  await expect.poll(orders).toEqual([[1, 2, 4, 3, 5]]);
});

test("does not revert a pending write when the list is reloaded", async () => {
  const answer = Promise.withResolvers<{ taskIds: number[] }>();
  const { user } = await openTasks(five, "", { task: { reorder: () => answer.promise } });
  await user.click(button("Move Down Task 1"));
  await expect.poll(orders).toHaveLength(1);
  window.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(() => callsOf("task.list")).toHaveLength(2);
  await expect.poll(shownNumbers).toEqual([2, 1, 3, 4, 5]);
  answerApi(answerTasks(five));
  answer.resolve({ taskIds: [2, 1, 3, 4, 5] });
  // The server's state is the final one.
  await expect.poll(shownNumbers).toEqual([1, 2, 3, 4, 5]);
});

test("moves the focus on when a card leaves the list", async () => {
  const { user } = await openTasks([task(1), task(3), task(4)], "?status=pending");
  await user.click(button(/^Pending: Task 3/));
  await expect.poll(shownNumbers).toEqual([1, 4]);
  await expectFocus(() => button(/^Pending: Task 4/));
  await user.click(button(/^Pending: Task 4/));
  await expect.poll(shownNumbers).toEqual([1]);
  await expectFocus(() => button(/^Pending: Task 1/));
  await user.click(button(/^Pending: Task 1/));
  expect(await screen.findByRole("heading", { name: "No tasks found" })).toBeVisible();
  await expectFocus(() => screen.getByRole("heading", { level: 1 }));
});
