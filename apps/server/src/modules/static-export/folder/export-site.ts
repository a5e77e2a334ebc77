import { exportFiles } from "../export-files.ts";
import type { SiteSource } from "../source/site-reader.ts";
import { writeSiteFolder } from "./write-site-folder.ts";

interface Options extends SiteSource {
  signal: AbortSignal;
}

/**
 * Writes the static export into a folder.
 *
 * @param folder an absolute path
 * @returns the message to show to the person
 * @throws SiteError
 */
export async function exportSite(folder: string, { signal, ...source }: Options): Promise<string> {
  const started = performance.now();
  const { files, bytes } = await writeSiteFolder(folder, exportFiles(source), { signal });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const size = new Intl.NumberFormat("en", { style: "unit", unit: "megabyte", maximumFractionDigits: 1 });
  return `
The static copy is complete.

  Folder          ${folder}
  Written         ${files.toLocaleString("en")} files, ${size.format(bytes / 1e6)}, in ${seconds} s
  Look at it      npx --yes serve ${quoted(folder)}
`;
}

function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path}'`;
}
