import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
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

const tasks = [
  task(1, { title: "Design", status: "completed", priority: "High", release: "1.0" }),
  task(2, { title: "Build", priority: "high", release: "1.10", dependencies: "#1, Design; advice" }),
  task(3, { title: "[Ship it](/docs/ship.md)", status: "in-progress", priority: "Low", release: "1.9" }),
  task(4, { title: "Rest", priority: "Whenever", dependencies: "ship it, 2" }),
];
const counts = () =>
  within(screen.getByRole("group", { name: "Status" }))
    .getAllByRole("button")
    .map(({ textContent }) => textContent);

test("counts statuses, filters by one, and stores it in the URL", async () => {
  const { user, router } = await openTasks(tasks);
  expect(counts()).toEqual(["All 4", "Pending 2", "In progress 1", "Completed 1"]);
  expect(button("All 4")).toHaveAttribute("aria-pressed", "true");
  await user.click(button("Pending 2"));
  await expect.poll(shownNumbers).toEqual([2, 4]);
  expect(button("Pending 2")).toHaveAttribute("aria-pressed", "true");
  expect(button("All 4")).toHaveAttribute("aria-pressed", "false");
  expect(router.state.location.searchStr).toBe("?status=pending");
  expect(screen.getByText("2 of 4 tasks shown.")).toBeInTheDocument();
  await user.click(button("All 4"));
  await expect.poll(shownNumbers).toEqual([1, 2, 3, 4]);
  expect(router.state.location.searchStr).toBe("");
});

test("offers each occurring priority and release once, in order", async () => {
  const { user, router } = await openTasks(tasks);
  await user.click(screen.getByRole("combobox", { name: "Priority" }));
  const names = () => screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect(names()).toEqual(["All priorities", "High", "Low", "Whenever"]);
  await user.click(screen.getByRole("option", { name: "High" }));
  await expect.poll(shownNumbers).toEqual([1, 2]);
  expect(router.state.location.searchStr).toBe("?priority=High");
  expect(counts()).toEqual(["All 2", "Pending 1", "In progress 0", "Completed 1"]);
  await user.click(screen.getByRole("combobox", { name: "Release" }));
  await expect.poll(names).toEqual(["All releases", "1.0", "1.9", "1.10"]);
  await user.click(screen.getByRole("option", { name: "1.10" }));
  await expect.poll(shownNumbers).toEqual([2]);
  for (const [name, every] of [
    ["Priority", "All priorities"],
    ["Release", "All releases"],
  ] as const) {
    await user.click(screen.getByRole("combobox", { name }));
    await user.click(await screen.findByRole("option", { name: every }));
  }
  await expect.poll(shownNumbers).toEqual([1, 2, 3, 4]);
  expect(router.state.location.searchStr).toBe("");
});

test("reads the task filters from the URL, and updates them while typing", async () => {
  const { user, router } = await openTasks(tasks, "?q=ship&priority=low&status=in-progress&release=%20");
  expect(shownNumbers()).toEqual([]);
  expect(screen.getByRole("heading", { name: "No tasks found" })).toBeVisible();
  expect(screen.getByRole("searchbox")).toHaveValue("ship");
  expect(screen.getByRole("combobox", { name: "Priority" })).toHaveValue("Low");
  await user.click(button("Reset Filters"));
  await expect.poll(shownNumbers).toEqual([1, 2, 3, 4]);
  expect(router.state.location.searchStr).toBe("");
  await user.type(screen.getByRole("searchbox"), "#2{Enter}");
  await expect.poll(shownNumbers).toEqual([2]);
  expect(router.state.location.searchStr).toBe("?q=%232");
});

test("drops invalid search parameters", async () => {
  await openTasks(tasks, "?status=gone&edit=x&document=-1&adding=perhaps");
  expect(shownNumbers()).toEqual([1, 2, 3, 4]);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("links dependencies to the tasks that they name, and marks completed ones", async () => {
  await openTasks(tasks);
  const [number, title] = inCard("Build").getAllByRole("link");
  expect(number).toHaveTextContent("#1(completed)");
  expect(number).toHaveAttribute("data-completed");
  expect(number).toHaveAttribute("href", "/admin/tasks#task-1");
  expect(title).toHaveTextContent("Design(completed)");
  expect(card("Build")).toHaveTextContent("; advice");
  const open = inCard("Rest").getByRole("link", { name: "ship it" });
  expect(open).toHaveAttribute("href", "/admin/tasks#task-3");
  expect(open).not.toHaveAttribute("data-completed");
});

test("clears the filters that hide a dependency, and focuses its card", async () => {
  const { user, router } = await openTasks(tasks, "?q=build");
  await user.click(inCard("Build").getAllByRole("link")[0] as HTMLElement);
  await expect.poll(shownNumbers).toEqual([1, 2, 3, 4]);
  await expect.poll(() => document.activeElement?.id).toBe("task-1");
  expect(router.state.location.searchStr).toBe("");
});

test("keeps the filters when a dependency is visible", async () => {
  const { user, router } = await openTasks(tasks, "?priority=High");
  await user.click(inCard("Build").getAllByRole("link")[0] as HTMLElement);
  await expect.poll(() => document.activeElement?.id).toBe("task-1");
  expect(router.state.location.href).toBe("/tasks?priority=High#task-1");
});

test("scrolls to the card that the URL links to, regardless of its filters", async () => {
  await openTasks(tasks, "?status=completed#task-3");
  await expect.poll(() => document.activeElement?.id).toBe("task-3");
  expect(shownNumbers()).toEqual([1, 2, 3, 4]);
});
