import { Button } from "@saywhere/ui/button";
import { Dialog, DialogActions } from "@saywhere/ui/dialog/dialog";
import type { TranslationRow } from "@saywhere/validators/content/translation";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useTRPC } from "../../lib/api/trpc.ts";
import { errorText } from "../../lib/text/error-text.ts";
import { EditTranslationDialog } from "./edit-translation-dialog.tsx";

interface EditInAddressProps {
  /** The translation that the address names. */
  id: number;
  /** The rows of the page; undefined while they are being read. */
  rows: readonly TranslationRow[] | undefined;
  onClose(): void;
}

/** The edit dialog of a translation that the address names, on whichever page of the list it is. */
export function EditFromUrl({ id, rows, onClose }: EditInAddressProps) {
  const trpc = useTRPC();
  const shown = rows?.find(({ translation }) => translation?.id === id);
  const read = useQuery(trpc.translation.row.queryOptions(rows && !shown ? { id } : skipToken));
  const row = shown ?? read.data;
  if (row?.translation) {
    return <EditTranslationDialog row={{ ...row, translation: row.translation }} onClose={onClose} />;
  }
  if (!read.isError) return null;
  return (
    <Dialog onClose={onClose} title="Edit Translation">
      <p role="alert">{errorText(read.error)}</p>
      <DialogActions>
        <Button variant="outline" size="sm" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
