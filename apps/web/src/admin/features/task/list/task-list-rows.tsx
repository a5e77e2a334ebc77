import styles from "./task-list.module.css";
import { TaskRow } from "./task-row.tsx";
import { type TaskRowsProps, VirtualTaskList } from "./virtual-task-list.tsx";

/** Longer lists are virtualized. */
const SHOWN_WHOLE = 100;

export function TaskListRows(props: TaskRowsProps) {
  const { tasks, sought, onFound, onAction } = props;
  if (tasks.length > SHOWN_WHOLE) return <VirtualTaskList {...props} />;
  return (
    <ol className={styles.list} aria-label="Tasks">
      {tasks.map((task, index) => (
        <TaskRow
          key={task.id}
          task={task}
          index={index}
          count={tasks.length}
          sought={task.id === sought}
          onFound={onFound}
          onAction={onAction}
        />
      ))}
    </ol>
  );
}
