import { notify } from "@saywhere/ui/toasts/notify";
import { onErrorToast } from "../../lib/api/error-toast.ts";

export function tellSaved(): void {
  notify({ title: "Settings saved", message: "The settings were successfully saved." });
}

export const tellNotSaved = onErrorToast("save settings");
