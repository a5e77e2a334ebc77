import { TextAreaTextApi } from "@uiw/react-md-editor/nohighlight";
import type { KeyboardEvent } from "react";

const EMPTY_ITEM = /^(?:[-*]|\d+\.)\s(?:\[[ xX]\]\s?)?$/;

/**
 * Ends a list: Enter in an empty item removes its marker, where the editor by itself would add one item after the
 * other. Must be called before the editor handles the key.
 */
export function exitEmptyListItem(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, nativeEvent, target } = event;
  if (key !== "Enter" || shiftKey || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLTextAreaElement) || target.readOnly) return;
  const { value, selectionStart, selectionEnd } = target;
  const start = value.lastIndexOf("\n", selectionStart - 1) + 1;
  const isAtEndOfLine = selectionEnd === value.length || value[selectionEnd] === "\n";
  if (!isAtEndOfLine || !EMPTY_ITEM.test(value.slice(start, selectionEnd))) return;
  event.preventDefault();
  event.stopPropagation();
  const text = new TextAreaTextApi(target);
  text.setSelectionRange({ start, end: selectionEnd });
  text.replaceSelection("");
}
