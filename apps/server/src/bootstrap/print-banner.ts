import type { Preview } from "../app/static-preview/preview-server.ts";
import type { Env } from "../config/env.ts";
import { isLoopback } from "../config/env-schemas.ts";

type BannerEnv = Pick<Env, "host" | "publicUrl">;

interface Started {
  place: string;
  setUpUrl: string | null;
  preview: Preview | null;
}

/** Prints the URLs and folders of the server for its operator. */
export function printStartupBanner(env: BannerEnv, started: Started): void {
  process.stdout.write(startupBanner(env, started));
}

/** Returns the URLs and folders of the server, as text for its operator. */
export function startupBanner({ host, publicUrl }: BannerEnv, { place, setUpUrl, preview }: Started): string {
  const copy =
    preview &&
    `  Static preview  ${preview.failure ? `none: ${preview.failure}` : previewAt(host, preview)}\n`;
  const administration = setUpUrl ? `Set up          ${setUpUrl}` : `Administration  ${publicUrl}/admin`;
  return `
Saywhere is ready.

  Site            ${publicUrl}
  ${administration}
  API reference   ${publicUrl}/api/docs
  API document    ${publicUrl}/api/openapi.json
${copy ?? ""}  Data            ${place}

Stop it with Ctrl+C.
`;
}

/** A proxy passes on the port of the site, and rarely the next one: then only this machine can open the preview. */
function previewAt(host: string, { url }: Preview): string {
  const { hostname, port } = new URL(url);
  if (!isLoopback(host) || isLoopback(hostname)) return url;
  const urlHost = host.includes(":") ? `[${host}]` : host;
  return `http://${urlHost}:${port} (on this machine only, because HOST is ${host})`;
}
