import { CardSkeletons, PendingPage } from "../../lib/pending-page.tsx";
import styles from "./home-screen.module.css";

/** Specification §9: three language cards, four phrase cards. */
export function HomeSkeleton() {
  return (
    <PendingPage>
      <div className={styles.sections}>
        <CardSkeletons count={3} size="md" />
        <CardSkeletons count={4} size="sm" />
      </div>
    </PendingPage>
  );
}
