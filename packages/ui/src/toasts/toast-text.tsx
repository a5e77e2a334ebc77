import styles from "./toaster.module.css";

/** Specification §9. Errors stay until they are closed or replaced. */
export const AUTO_CLOSE = 5_000;

export function ToastText({ title, message }: { title: string; message?: string | undefined }) {
  return (
    <div className={styles.text}>
      <p className={styles.title}>{title}</p>
      {message && <p>{message}</p>}
    </div>
  );
}
