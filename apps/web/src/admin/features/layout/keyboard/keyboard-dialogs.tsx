import { CommandPalette } from "./command-palette.tsx";
import { useSavedViews } from "./palette-records.ts";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";

export interface KeyboardDialogsProps {
  open: "palette" | "help" | null;
  onOpen(dialog: "palette" | "help" | null): void;
}

/** The command palette and the list of keys, which are loaded when one of them is used first. */
export function KeyboardDialogs({ open, onOpen }: KeyboardDialogsProps) {
  const views = useSavedViews();
  const close = () => onOpen(null);
  if (open === "palette")
    return <CommandPalette onClose={close} onHelp={() => onOpen("help")} views={views} />;
  if (open === "help") return <ShortcutsDialog onClose={close} />;
  return null;
}
