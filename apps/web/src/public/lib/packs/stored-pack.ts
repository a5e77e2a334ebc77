import { TITLE_HEADER } from "../offline/cache-names.ts";

const HEADER = "content-encoding-stored";

/**
 * A response as it is stored: compressed to a fifth, where the browser can. Caches keep bodies as they are.
 *
 * @param title name of the language, by which the worker lists the pack
 */
export function compressed({ body, headers }: Response, title: string): Response {
  const stored = {
    "content-type": headers.get("content-type") ?? "application/json",
    [TITLE_HEADER]: encodeURIComponent(escapeHtml(title)),
  };
  if (!body || !("CompressionStream" in globalThis)) return new Response(body, { headers: stored });
  return new Response(body.pipeThrough(new CompressionStream("gzip")), {
    headers: { ...stored, [HEADER]: "gzip" },
  });
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** The JSON of a response that {@link compressed} made. */
export async function storedJson<T>(response: Response): Promise<T> {
  const { body, headers } = response;
  const isCompressed = body && headers.get(HEADER) === "gzip";
  const opened = isCompressed ? new Response(body.pipeThrough(new DecompressionStream("gzip"))) : response;
  return (await opened.json()) as T;
}
