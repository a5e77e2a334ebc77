import { notify } from "@saywhere/ui/toasts/notify";

/** Says that the browser did not store something, and what to do. */
export function reportStorageFailure(title: string): void {
  notify({
    title,
    message:
      "Your browser blocks storage for this site, or it is full. Allow it to store site data, or free space.",
    variant: "destructive",
  });
}
