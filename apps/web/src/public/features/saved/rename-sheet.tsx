import { reportStorageFailure } from "../../lib/report-storage-failure.ts";
import { NameForm } from "../../lib/sheets/name-form.tsx";
import { renameSheet, type Sheet } from "../../lib/sheets/sheets.ts";
import { SmallDialog } from "../../lib/small-dialog.tsx";

export function RenameSheet({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  const rename = (name: string) => {
    if (!renameSheet(sheet.id, name)) return reportStorageFailure("The sheet could not be changed");
    onClose();
  };
  return (
    <SmallDialog title="Rename Sheet" onClose={onClose}>
      <NameForm label="Name" action="Rename" initial={sheet.name} onSubmit={rename} />
    </SmallDialog>
  );
}
