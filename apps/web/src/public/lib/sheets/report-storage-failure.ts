import { notify } from "@saywhere/ui/toasts/notify";

/** Says that a sheet could not be changed, because the browser stores nothing. */
export function reportStorageFailure(): void {
  notify({
    title: "The sheet could not be changed",
    message: "Your browser is blocking storage for this site. Allow it to store site data, then try again.",
    variant: "destructive",
  });
}
