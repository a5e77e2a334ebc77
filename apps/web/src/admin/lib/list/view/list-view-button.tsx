import { Button } from "@saywhere/ui/button";
import { useState } from "react";
import { useLazyComponent } from "../../screen/use-lazy-component.ts";
import styles from "./list-view.module.css";
import type { ListView } from "./use-list-view.ts";

export interface ListViewProps {
  view: ListView;
  /** The columns that can be hidden. */
  columns: { id: string; label: string }[];
  /** The search params of the list. */
  search: object;
  /** Opens a saved view: its search params replace all others. */
  onOpen(search: Record<string, unknown>): void;
}

const loadDialog = () => import("./list-view-dialog.tsx").then(({ ListViewDialog }) => ListViewDialog);

/** Opens the choice of columns and density, and the saved views of a list. */
export function ListViewButton(props: ListViewProps) {
  const [open, setOpen] = useState(false);
  const [ListViewDialog, requestDialog] = useLazyComponent(loadDialog);
  return (
    <div className={styles.button}>
      <Button
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
          void requestDialog();
        }}
      >
        View
      </Button>
      {open && ListViewDialog && <ListViewDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}
