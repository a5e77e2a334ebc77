import type { Preview } from "../app/static-preview/preview-server.ts";
import type { Env } from "../config/env.ts";

/** Prints the URLs and folders of the server for its operator. */
export function printStartupBanner(
  { publicUrl }: Pick<Env, "publicUrl">,
  { place, setUpUrl, preview }: { place: string; setUpUrl: string | null; preview: Preview | null },
): void {
  const copy = preview && `  Static preview  ${preview.failure ? `none: ${preview.failure}` : preview.url}\n`;
  const administration = setUpUrl ? `Set up          ${setUpUrl}` : `Administration  ${publicUrl}/admin`;
  process.stdout.write(`
Saywhere is ready.

  Site            ${publicUrl}
  ${administration}
  API reference   ${publicUrl}/api/docs
  API document    ${publicUrl}/api/openapi.json
${copy ?? ""}  Data            ${place}

Stop it with Ctrl+C.
`);
}
