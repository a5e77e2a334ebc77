type Modifiers = Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether the browser handles a click on a link, to open another tab or window, or to download. */
export function isModifiedClick(event: Modifiers): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
