import type { KeyboardEvent } from "react";
import type { useRowEditor } from "./use-row-editor.ts";

/** The keys in the fields of a row: see `KeyHints`. */
export function onRowKey(
  event: KeyboardEvent<HTMLElement>,
  editor: Pick<ReturnType<typeof useRowEditor>, "dirty" | "save" | "restore">,
  leave: (to: "next" | "above" | "below") => void,
): void {
  const { key, altKey, shiftKey, target } = event;
  // While a word is being composed, Enter and Escape belong to the input method.
  if (event.nativeEvent.isComposing || !(target instanceof HTMLTextAreaElement)) return;
  if (altKey && key === "ArrowUp") leave("above");
  else if (altKey && key === "ArrowDown") leave("below");
  else if (key === "Escape" && editor.dirty) editor.restore();
  else if (key === "Enter" && !shiftKey) {
    if (editor.save()) leave("next");
    else focusFault(event.currentTarget);
  } else return;
  event.preventDefault();
}

/** After the row has been drawn with its faults. */
function focusFault(row: HTMLElement): void {
  setTimeout(() => row.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
