import { type MouseEvent, useState } from "react";
import { saveFile } from "../../../shared/save-file.ts";
import { showErrorToast } from "../api/error-toast.ts";
import { orUnreachable, transfer, transferText } from "./transfer-request.ts";

/**
 * Downloads for export links, which save either the complete file or nothing. A browser that follows such a link by
 * itself saves an error response as if it were the file, or shows it in place of the page.
 *
 * @param contents what the file has, such as "translations"
 * @returns whether a download is running, the function that starts one, and the props of such a link
 */
export function useDownload(contents: string) {
  const [exporting, setExporting] = useState(false);
  const download = async (url: string, init?: RequestInit) => {
    if (exporting) return;
    setExporting(true);
    try {
      const response = await transfer(url, init);
      saveFile(nameOf(response), await orUnreachable(response.blob()));
    } catch (error) {
      showErrorToast(`export ${contents}`, transferText(error));
    } finally {
      setExporting(false);
    }
  };
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    void download(event.currentTarget.href);
  };
  return { exporting, download, link: { download: true, "aria-busy": exporting || undefined, onClick } };
}

/** The server sends an ASCII file name and, when the name has other characters, an encoded one as well. */
function nameOf({ headers }: Response): string {
  const given = headers.get("content-disposition") ?? "";
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(given)?.[1];
  return encoded ? decodeURIComponent(encoded) : (/filename="([^"]+)"/.exec(given)?.[1] ?? "export");
}
