import { statusSymbol, type Task } from "@saywhere/validators/tasks/task";
import type { QueryClient } from "@tanstack/react-query";
import { screen, within } from "@testing-library/react";
import { afterEach, expect } from "vitest";
import { type ApiAnswers, answerApi } from "../../../../testing/api.ts";
import { renderAdmin } from "../../../testing/render-admin.tsx";
import { inOrder } from "../use-task-list.ts";

/** Creates a task with a number, and the fields that matter to the test. */
export function task(id: number, fields: Partial<Task> = {}): Task {
  const status = fields.status ?? "pending";
  return {
    id,
    title: `Task ${id}`,
    status,
    statusSymbol: statusSymbol(status),
    release: "",
    priority: "",
    dependencies: "",
    description: "",
    details: "",
    documentUrl: null,
    titleText: null,
    version: 1,
    updatedAt: "2026-11-20T12:00:00.000Z",
    ...fields,
  };
}

/** Mocks the API with these tasks and applies writes to them, as the server does. */
export function keepTasks(tasks: Task[]): ApiAnswers {
  let kept = tasks;
  return {
    task: {
      list: () => kept,
      toggle: ({ id, status }) => {
        const next = status === "completed" ? "pending" : "completed";
        kept = kept.map((one) =>
          one.id === id ? { ...one, status: next, statusSymbol: statusSymbol(next) } : one,
        );
        return kept.find((one) => one.id === id) as Task;
      },
      reorder: ({ taskIds }) => {
        kept = inOrder(kept, taskIds);
        return { taskIds: kept.map(({ id }) => id) };
      },
    },
  };
}

let opened: QueryClient | null = null;

/** Waits until no read or write is pending. */
export async function settled(): Promise<void> {
  await expect.poll(() => (opened ? opened.isMutating() + opened.isFetching() : 0)).toBe(0);
}

// A pending read would count as a call of the next test.
afterEach(async () => {
  await settled();
  opened = null;
});

/** Opens the task manager at a URL, and waits for the first card unless there is none. */
export async function openTasks(tasks: Task[], search = "", answers: ApiAnswers = {}) {
  answerApi(keepTasks(tasks));
  const rendered = await renderAdmin(`/tasks${search}`, { answers });
  opened = rendered.router.options.context.queryClient;
  if (tasks.length > 0) await screen.findAllByRole("list", { name: "Tasks" });
  return rendered;
}

export const card = (name: string) => screen.getByRole("article", { name });
/** Numbers of the visible cards, in their order. */
export const shownNumbers = () =>
  screen.queryAllByRole("article").map(({ id }) => Number(id.replace("task-", "")));
export const button = (name: string | RegExp) => screen.getByRole("button", { name });
export const inCard = (name: string) => within(card(name));
