import { notify } from "@saywhere/ui/toasts/notify";
import { reportStorageFailure } from "../report-storage-failure.ts";
import { readSheets } from "./sheets.ts";

/** Shows why a sheet could not be changed: another tab may have deleted it. */
export function reportSheetFailure(id: string): void {
  if (readSheets().sheets.some((sheet) => sheet.id === id)) {
    return reportStorageFailure("The sheet could not be changed");
  }
  notify({
    title: "This sheet no longer exists",
    message: "It was deleted in another tab. Its phrases are still saved.",
    variant: "destructive",
  });
}
