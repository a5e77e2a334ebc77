import { Button } from "@saywhere/ui/button";
import { Dialog, DialogActions } from "@saywhere/ui/dialog/dialog";
import type { SelectionConflict } from "./use-selection-write.ts";

interface SelectionConflictsDialogProps {
  conflicts: SelectionConflict[];
  onClose(): void;
  /** Takes the records out of the selection. */
  onDeselect(): void;
}

/** Says which of the selected records other people changed or deleted, because of which nothing was changed. */
export function SelectionConflictsDialog({ conflicts, onClose, onDeselect }: SelectionConflictsDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      title="Nothing was changed"
      description="These records have changed since you selected them. Check them, or deselect them and try again."
    >
      <ul>
        {conflicts.map(({ record, message }) => (
          <li key={record.id}>
            <strong>{record.name}</strong>: {message}
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="outline" size="sm" onClick={onClose}>
          Close
        </Button>
        <Button size="sm" onClick={onDeselect}>
          {conflicts.length === 1 ? "Deselect it" : `Deselect these ${conflicts.length}`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
