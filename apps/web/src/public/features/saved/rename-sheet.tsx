import { reportStorageFailure } from "../../lib/report-storage-failure.ts";
import { NameForm } from "../../lib/sheets/name-form.tsx";
import { SheetDialog } from "../../lib/sheets/sheet-dialog.tsx";
import { renameSheet, type Sheet } from "../../lib/sheets/sheets.ts";

export function RenameSheet({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  const rename = (name: string) => {
    if (!renameSheet(sheet.id, name)) return reportStorageFailure("The sheet could not be changed");
    onClose();
  };
  return (
    <SheetDialog title="Rename Sheet" onClose={onClose}>
      <NameForm label="Name" action="Rename" initial={sheet.name} onSubmit={rename} />
    </SheetDialog>
  );
}
