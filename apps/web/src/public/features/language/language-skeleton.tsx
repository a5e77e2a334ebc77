import { Skeleton } from "@saywhere/ui/skeleton";
import { CardSkeletons, PendingPage } from "../../lib/pending-page.tsx";
import head from "./language-screen.module.css";

/** Loading placeholder for a language. Specification §9: six placeholders on other public pages. */
export function LanguageSkeleton() {
  return (
    <PendingPage>
      <div className={head.columns}>
        <div className={head.head} aria-busy="true">
          <Skeleton width="14rem" height="1.5rem" />
          <div className={head.lead}>
            <Skeleton width="22rem" height="6rem" />
          </div>
          <div className={head.lead}>
            <Skeleton height="11rem" />
          </div>
        </div>
        <Skeleton height="20rem" />
        <CardSkeletons count={6} size="sm" />
      </div>
    </PendingPage>
  );
}
