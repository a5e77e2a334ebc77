import { Task } from "@saywhere/db/entities/task.entity";
import { type Queryable, toQueryable } from "@saywhere/db/queries/queryable";
import { findTask, reorderTasks } from "@saywhere/db/queries/task.queries";
import { type TaskInput, toggledStatus, withOrder } from "@saywhere/validators/tasks/task";
import { nextPosition } from "../../writes/next-position.ts";
import { lockRecord, recordNotFound, toVersionConflict } from "../../writes/optimistic-lock.ts";
import type { RecordWriter } from "../../writes/record-writer.ts";
import { presentTask } from "./task.presenter.ts";
import type { TaskService } from "./task.service.ts";

const KIND = "task";

export function createTaskWrites(db: Queryable, writer: RecordWriter): Omit<TaskService, "list"> {
  const read = async (id: number) => {
    const row = await findTask(db, id);
    if (!row) throw recordNotFound(KIND);
    return presentTask(row);
  };
  return {
    async create(input, author) {
      const { result } = await writer.run(author, "edit", async (em) => {
        const task = em.create(Task, { ...fieldsOf(input), position: await nextPosition(em, KIND) });
        await em.flush();
        return task.id;
      });
      return read(result);
    },

    async update({ id, version, ...input }, author) {
      const save = writer.run(author, "edit", async (em) => {
        em.assign(await lockRecord(em, Task, KIND, { id, version }), fieldsOf(input));
      });
      await toVersionConflict(db, { kind: KIND, current: () => read(id) }, save);
      return read(id);
    },

    async toggle({ id, status }, author) {
      await writer.run(author, "edit", async (em) => {
        const task = await lockRecord(em, Task, KIND, { id });
        // A caller with a stale status wanted the state that the task already has, or has not seen that state.
        if (status === undefined || task.status === status) task.status = toggledStatus(task.status);
      });
      return read(id);
    },

    async delete(id, author) {
      await writer.run(author, "edit", async (em) => {
        em.remove(await lockRecord(em, Task, KIND, { id }));
      });
      return { success: true };
    },

    async reorder({ taskIds }, author) {
      const { result } = await writer.run(author, "reorder", (em) =>
        reorderTasks(toQueryable(em), (current) => withOrder(current, taskIds)),
      );
      return { taskIds: result };
    },
  };
}

function fieldsOf({ documentUrl = null, titleText = null, ...fields }: TaskInput) {
  return { ...fields, documentUrl, titleText };
}
