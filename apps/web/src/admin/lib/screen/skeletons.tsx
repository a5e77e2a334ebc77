import { Stack } from "@mantine/core";
import { Skeleton, type SkeletonProps } from "@saywhere/ui/skeleton";

interface SkeletonsProps {
  /** The size of each line. */
  sizes: readonly SkeletonProps[];
  /** What screen readers announce: "Loading the activity". */
  label?: string;
  className?: string | undefined;
}

/** A loading placeholder of several lines. */
export function Skeletons({ sizes, label, className }: SkeletonsProps) {
  return (
    <Stack className={className} aria-busy="true" {...(label && { role: "status", "aria-label": label })}>
      {sizes.map((size, index) => (
        <Skeleton key={index} {...size} />
      ))}
    </Stack>
  );
}
