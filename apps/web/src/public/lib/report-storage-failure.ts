import { notify } from "@saywhere/ui/toasts/notify";

export const STORAGE_ADVICE =
  "Your browser blocks storage for this site, or it is full. Allow it to store site data, or free space.";

/** Says that the browser did not store something, and what to do. */
export function reportStorageFailure(title: string): void {
  notify({
    title,
    message: STORAGE_ADVICE,
    variant: "destructive",
  });
}
