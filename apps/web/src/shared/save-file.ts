/** Some browsers read an object URL only some time after its link was followed. */
const REVOKE_AFTER_MS = 60_000;

/** Lets the browser save content as a file. */
export function saveFile(name: string, content: Blob): void {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  // Also when the page that saved it was left: at the latest the file is released with the tab.
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_AFTER_MS);
}
