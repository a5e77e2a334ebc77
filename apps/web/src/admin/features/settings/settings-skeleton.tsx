import { Skeleton } from "@saywhere/ui/skeleton";
import styles from "./settings.module.css";

/** Loading placeholder for the sections. */
export function SettingsSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="The settings are being loaded">
      {[3, 6, 1].map((fields) => (
        <div key={fields} className={styles.section}>
          <Skeleton width="6rem" height="1.25rem" />
          <div className={styles.form}>
            {Array.from({ length: fields }, (_, field) => (
              <Skeleton key={field} height="2.5rem" />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
