import { EmptyState } from "@saywhere/ui/empty-state";
import { type ComponentType, useEffect, useState } from "react";
import type { PracticeSetProps } from "./practice-set.tsx";
import type { SavedPracticeProps } from "./saved-practice.tsx";
import { SetSkeleton } from "./set-skeleton.tsx";

/** A set with its session, whose code only practice needs: it loads once a set is chosen. */
export const LazyPracticeSet = lazySet<PracticeSetProps>(() =>
  import("./practice-set.tsx").then(({ PracticeSet }) => PracticeSet),
);

/** The saved phrases with their sheets. */
export const LazySavedPractice = lazySet<SavedPracticeProps>(() =>
  import("./saved-practice.tsx").then(({ SavedPractice }) => SavedPractice),
);

function lazySet<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function LazySet(props: Props) {
    const [loaded, setLoaded] = useState<{ Set: ComponentType<Props> } | "failed" | null>(null);
    useEffect(() => {
      load().then(
        (Set) => setLoaded({ Set }),
        (error: unknown) => {
          console.error("The practice session did not load", error);
          setLoaded("failed");
        },
      );
    }, []);
    if (loaded === null) return <SetSkeleton />;
    if (loaded === "failed") {
      return (
        <EmptyState title="Practice could not be loaded">
          Check your connection and reload the page.
        </EmptyState>
      );
    }
    return <loaded.Set {...props} />;
  };
}
