import { expect, test } from "vitest";
import { task } from "../testing/open-tasks.ts";
import { filterTasks, type TaskFilterValues } from "./filter-tasks.ts";

const tasks = [
  task(1, { title: "Café menu", priority: "High", release: "1.0" }),
  task(2, { status: "in-progress", description: "Order the MENU", priority: "high ", release: "2.0" }),
  task(3, { status: "completed", details: "line\nmenu card", priority: "Low", release: "1.0" }),
  task(12, { dependencies: "Menu, #1", priority: "HIGH" }),
  task(123),
];
const found = (filters: TaskFilterValues) => filterTasks(tasks, filters).shown.map(({ id }) => id);

test.each<[string, TaskFilterValues, number[]]>([
  ["everything without filters", {}, [1, 2, 3, 12, 123]],
  ["title, description, details and dependencies", { q: "menu" }, [1, 2, 3, 12]],
  ["without case and accents", { q: "CAFE" }, [1]],
  ["every word, wherever it is", { q: "card line" }, [3]],
  ["a number, and what names it, but no longer number", { q: "#12" }, [12]],
  ["a number that others depend on", { q: "#1" }, [1, 12]],
  ["a priority however it is written", { priority: "high" }, [1, 2, 12]],
  ["a release", { release: "1.0" }, [1, 3]],
  ["a status", { status: "completed" }, [3]],
  ["all filters together", { q: "menu", priority: "High", release: "2.0", status: "in-progress" }, [2]],
])("finds %s", (_what, filters, expected) => {
  expect(found(filters)).toEqual(expected);
});

test("counts each status among the tasks that match the other filters", () => {
  expect(filterTasks(tasks, { status: "completed", priority: "high" }).counts).toEqual({
    all: 3,
    pending: 2,
    "in-progress": 1,
    completed: 0,
  });
});
