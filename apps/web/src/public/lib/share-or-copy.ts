import { notify, type Toast } from "@saywhere/ui/toasts/notify";

/** What the visitor reads afterwards. */
interface CopyToasts {
  copied: Toast;
  failed: Toast;
}

/** Copies a text to the clipboard and shows a toast, also if the browser refuses, as it does without HTTPS. */
export async function copyText(text: string, { copied, failed }: CopyToasts): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return notify({ ...failed, variant: "destructive" });
  }
  notify(copied);
}

/** Shares something with another app, or copies a text where the browser cannot share. */
export async function shareOrCopy(data: ShareData, text: string, toasts: CopyToasts): Promise<void> {
  if ("share" in navigator) {
    try {
      return await navigator.share(data);
    } catch (error) {
      // The visitor canceled.
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  await copyText(text, toasts);
}
