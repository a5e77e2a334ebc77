import { Loader } from "@mantine/core";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import type { ReactNode } from "react";
import styles from "./tasks-screen.module.css";

export function TasksLoading() {
  return (
    <div role="status" aria-busy="true" className={styles.loading}>
      <Loader aria-hidden />
      <VisuallyHidden>Loading tasks...</VisuallyHidden>
    </div>
  );
}

export function NoTasks({ action }: { action: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p>No tasks yet. Create your first task to get started.</p>
      {action}
    </div>
  );
}
