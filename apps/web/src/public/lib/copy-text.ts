/**
 * Puts a text on the clipboard. Gives false where the browser refuses, which it does on pages that did not come
 * over https; the caller tells the visitor.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
