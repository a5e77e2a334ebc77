import type { Author } from "@saywhere/db/change-set";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { listTasks } from "@saywhere/db/queries/task.queries";
import type { Deletion } from "@saywhere/validators/api/error-body";
import type {
  Task,
  TaskInput,
  TaskOrder,
  TaskReorderInput,
  TaskToggleInput,
  TaskUpdateInput,
} from "@saywhere/validators/tasks/task";
import type { RecordWriter } from "../../writes/record-writer.ts";
import { presentTask } from "./task.presenter.ts";
import { createTaskWrites } from "./task-writes.ts";

export interface TaskService {
  list(): Promise<Task[]>;
  /** Adds a task at the end of the list. */
  create(input: TaskInput, author: Author): Promise<Task>;
  /** @throws AppError NOT_FOUND, or CONFLICT for a version that is not the newest */
  update(input: TaskUpdateInput, author: Author): Promise<Task>;
  /** @throws AppError NOT_FOUND */
  toggle(input: TaskToggleInput, author: Author): Promise<Task>;
  /** @throws AppError NOT_FOUND */
  delete(id: number, author: Author): Promise<Deletion>;
  /** Reorders tasks. Tasks that are not named keep their positions; identifiers of other records are ignored. */
  reorder(input: TaskReorderInput, author: Author): Promise<TaskOrder>;
}

export function createTaskService(db: Queryable, writer: RecordWriter): TaskService {
  return {
    ...createTaskWrites(db, writer),
    list: async () => (await listTasks(db)).map(presentTask),
  };
}
