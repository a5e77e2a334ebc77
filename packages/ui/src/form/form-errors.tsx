import { Notice } from "../notice.tsx";
import styles from "./form-errors.module.css";

/** Server errors that belong to no field of the form. */
export function FormErrors({ errors }: { errors: string[] }) {
  if (errors.length === 0) return null;
  return (
    <div className={styles.errors}>
      <Notice tone="warning" role="alert">
        {errors.map((error) => (
          <p key={error}>{error}</p>
        ))}
      </Notice>
    </div>
  );
}
