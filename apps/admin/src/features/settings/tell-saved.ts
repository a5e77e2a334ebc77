import { notify } from "@saywhere/ui/toasts/notify";

export function tellSaved(): void {
  notify({ title: "Settings saved", message: "The settings were successfully saved." });
}

export function tellNotSaved(): void {
  notify({
    title: "Error",
    message: "Failed to save settings. Please try again.",
    variant: "destructive",
  });
}
