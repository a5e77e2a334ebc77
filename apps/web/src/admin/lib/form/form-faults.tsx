import { Notice } from "@saywhere/ui/notice";
import styles from "./form-faults.module.css";

/** What the server found wrong that belongs beside no field of the form. */
export function FormFaults({ faults }: { faults: string[] }) {
  if (faults.length === 0) return null;
  return (
    <div className={styles.faults}>
      <Notice tone="warning" role="alert">
        {faults.map((fault) => (
          <p key={fault}>{fault}</p>
        ))}
      </Notice>
    </div>
  );
}
