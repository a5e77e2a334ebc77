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
export function answerTasks(tasks: Task[]): ApiAnswers {
  let stored = tasks;
  return {
    task: {
      list: () => stored,
      toggle: ({ id, status }) => {
        const next = status === "completed" ? "pending" : "completed";
        stored = stored.map((one) =>
          one.id === id ? { ...one, status: next, statusSymbol: statusSymbol(next) } : one,
        );
        return stored.find((one) => one.id === id) as Task;
      },
      reorder: ({ taskIds }) => {
        stored = inOrder(stored, taskIds);
        return { taskIds: stored.map(({ id }) => id) };
      },
    },
  };
}

let opened: QueryClient | null = null;

/** Waits until no read or write is pending. */
export async function settled(): Promise<void> {
  await expect.poll(() => (opened ? opened.isMutating() + opened.isFetching() : 0)).toBe(0);
}

/**
 * Waits after each test for its pending reads, which would count as calls of the next test. Each file calls it: in a
 * worker, this module is evaluated only for the first one.
 */
export function settleAfterEach(): void {
  afterEach(async () => {
    await settled();
    opened = null;
  });
}

/** Opens the task manager at a URL, and waits for the first card unless there is none. */
export async function openTasks(tasks: Task[], search = "", answers: ApiAnswers = {}) {
  answerApi(answerTasks(tasks));
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
