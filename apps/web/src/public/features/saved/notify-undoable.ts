import { notify } from "@saywhere/ui/toasts/notify";
import { reportStorageFailure } from "../../lib/report-storage-failure.ts";

interface Undoable {
  title: string;
  message: string;
  /** Takes the change back, and nothing else that was changed since. Returns whether the browser stored it. */
  undo: () => boolean;
}

/** Says what was changed, with a way back. */
export function notifyUndoable({ title, message, undo }: Undoable): void {
  notify({
    title,
    message,
    action: {
      label: "Undo",
      onClick: () => {
        if (!undo()) reportStorageFailure("The change could not be undone");
      },
    },
  });
}
