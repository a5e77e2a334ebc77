import { copyText } from "./copy-text.ts";

/**
 * Shares something with another app, or copies a text where the browser cannot share. The caller shows what happened;
 * after "shared" and "cancelled" there is nothing to show.
 */
export async function shareOrCopy(
  data: ShareData,
  text: string,
): Promise<"shared" | "cancelled" | "copied" | "failed"> {
  if ("share" in navigator) {
    try {
      await navigator.share(data);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
    }
  }
  return (await copyText(text)) ? "copied" : "failed";
}
