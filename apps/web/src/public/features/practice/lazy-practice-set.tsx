import { EmptyState } from "@saywhere/ui/empty-state";
import { useEffect, useState } from "react";
import type { PracticeSet, PracticeSetProps } from "./practice-set.tsx";
import { SetSkeleton } from "./set-skeleton.tsx";

type Loaded = { Set: typeof PracticeSet } | "failed" | null;

/** A set with its session, whose code only practice needs: it loads once a set is chosen. */
export function LazyPracticeSet(props: PracticeSetProps) {
  const [loaded, setLoaded] = useState<Loaded>(null);
  useEffect(() => {
    import("./practice-set.tsx").then(
      (part) => setLoaded({ Set: part.PracticeSet }),
      (error: unknown) => {
        console.error("The practice session did not load", error);
        setLoaded("failed");
      },
    );
  }, []);
  if (loaded === null) return <SetSkeleton />;
  if (loaded === "failed") {
    return (
      <EmptyState title="Practice could not be loaded">Check your connection and reload the page.</EmptyState>
    );
  }
  return <loaded.Set {...props} />;
}
