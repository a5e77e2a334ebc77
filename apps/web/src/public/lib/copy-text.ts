/**
 * Copies a text to the clipboard. Returns false when the browser refuses, as it does on pages without HTTPS; the caller
 * shows the error.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
