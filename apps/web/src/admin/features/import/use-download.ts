import { type MouseEvent, useState } from "react";
import { showErrorToast } from "../../lib/api/error-toast.ts";
import { transfer, transferText } from "./transfer-request.ts";

/**
 * For the links of exports: what is saved is the file or nothing. A browser that follows such a link by itself saves a
 * refusal as if it were the file, or shows it in the place of the page.
 *
 * @returns whether the file is on its way, and what makes a link one of these
 */
export function useDownload() {
  const [exporting, setExporting] = useState(false);
  const onClick = async (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    if (exporting) return;
    setExporting(true);
    try {
      const answer = await transfer(event.currentTarget.href);
      saveAs(nameOf(answer), await answer.blob());
    } catch (error) {
      showErrorToast("export translations", transferText(error));
    } finally {
      setExporting(false);
    }
  };
  return { exporting, link: { download: true, "aria-busy": exporting || undefined, onClick } };
}

/** The server names its files by themselves and, where that takes other letters than those of ASCII, once more. */
function nameOf({ headers }: Response): string {
  const given = headers.get("content-disposition") ?? "";
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(given)?.[1];
  return encoded ? decodeURIComponent(encoded) : (/filename="([^"]+)"/.exec(given)?.[1] ?? "translations");
}

/** Some browsers begin to read what a link stands for only after it was followed. */
const KEPT_MS = 60_000;

function saveAs(name: string, content: Blob): void {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  // Also when the screen has been left meanwhile: at the latest the file goes with its page.
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
}
