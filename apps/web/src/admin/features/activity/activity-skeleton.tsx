import { Skeletons } from "../../lib/screen/skeletons.tsx";

const ENTRIES = ["72%", "58%", "80%", "64%", "70%"].map((width) => ({ width, height: "1.5rem" }));

/** Loading placeholder for entries. */
export function ActivitySkeleton() {
  return (
    <Skeletons label="Loading the activity" sizes={[{ width: "8rem", height: "1.25rem" }, ...ENTRIES]} />
  );
}
