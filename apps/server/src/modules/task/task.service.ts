import type { Author } from "@saywhere/db/change-set";
import { Task as TaskEntity } from "@saywhere/db/entities/task.entity";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { toQueryable } from "@saywhere/db/queries/queryable";
import { findTask, listTasks, reorderTasks } from "@saywhere/db/queries/task.queries";
import type {
  TaskInput,
  TaskOrder,
  TaskReorderInput,
  TaskToggleInput,
  TaskUpdateInput,
} from "@saywhere/validators/tasks/task";
import { type Task, toggledStatus, withOrder } from "@saywhere/validators/tasks/task";
import { existing } from "../../errors/record-not-found.ts";
import { nextPosition } from "../../writes/next-position.ts";
import type { RecordWriter } from "../../writes/record-writer.ts";
import { versionedRecords } from "../../writes/versioned-records.ts";
import { presentTask } from "./task.presenter.ts";

const KIND = "task";

export type TaskService = ReturnType<typeof createTaskService>;

export function createTaskService({ db, recordWriter }: { db: Queryable; recordWriter: RecordWriter }) {
  const read = async (id: number) => presentTask(existing(await findTask(db, id), KIND));
  const records = versionedRecords({ db, writer: recordWriter, entity: TaskEntity, kind: KIND, read });
  return {
    list: async (): Promise<Task[]> => (await listTasks(db)).map(presentTask),

    /** @throws AppError NOT_FOUND */
    get: read,

    /** Adds a task at the end of the list. */
    async create(input: TaskInput, author: Author): Promise<Task> {
      const { result } = await recordWriter.run(author, "edit", async (em) => {
        const task = em.create(TaskEntity, { ...fieldsOf(input), position: await nextPosition(em, KIND) });
        await em.flush();
        return task.id;
      });
      return read(result);
    },

    /** @throws AppError NOT_FOUND, or CONFLICT for a version that is not the newest */
    async update({ id, version, ...input }: TaskUpdateInput, author: Author): Promise<Task> {
      return records.change({ id, version }, author, (em, task) => {
        em.assign(task, fieldsOf(input));
      });
    },

    /** @throws AppError NOT_FOUND */
    async toggle({ id, status }: TaskToggleInput, author: Author): Promise<Task> {
      return records.change({ id }, author, (_, task) => {
        // A caller with a stale status wanted the state that the task already has, or has not seen that state.
        if (status === undefined || task.status === status) task.status = toggledStatus(task.status);
      });
    },

    /** @throws AppError NOT_FOUND, or CONFLICT for a version that is not the newest */
    delete: records.delete,

    /** Reorders tasks. Tasks that are not named keep their positions; identifiers of other records are ignored. */
    async reorder({ taskIds }: TaskReorderInput, author: Author): Promise<TaskOrder> {
      const { result } = await recordWriter.run(author, "reorder", (em) =>
        reorderTasks(toQueryable(em), (current) => withOrder(current, taskIds)),
      );
      return { taskIds: result };
    },
  };
}

function fieldsOf({ documentUrl = null, titleText = null, ...fields }: TaskInput) {
  return { ...fields, documentUrl, titleText };
}
