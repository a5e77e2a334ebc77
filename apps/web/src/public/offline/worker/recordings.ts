import { isPageInstead } from "../../lib/offline/foreign-response.ts";
import { MAX_WAIT_SECONDS } from "./time-limits.ts";

type RecordingRequest = Pick<Request, "method" | "url" | "destination">;

/** Whether a request is for a recording of this site, which a pack may have. */
export function isRecording({ method, url, destination }: RecordingRequest, origin: string): boolean {
  const { origin: own, pathname } = new URL(url);
  return method === "GET" && destination === "audio" && own === origin && pathname.startsWith("/files/");
}

/** Responds from the network, and where it has no recording, or nothing arrives, from the packs. */
export async function respondWithRecording(request: Request): Promise<Response> {
  const kept = await caches.match(request.url, { ignoreVary: true });
  if (!kept) return fetch(request);
  const waited = new Promise<undefined>((resolve) => setTimeout(resolve, MAX_WAIT_SECONDS * 1000));
  const response = await Promise.race([fetch(request).catch(() => undefined), waited]);
  return response?.ok && !isPageInstead(response) ? response : partOf(kept, request.headers.get("range"));
}

/** The requested part of a response: some browsers play nothing that comes without the part they asked for. */
export async function partOf(response: Response, range: string | null): Promise<Response> {
  const bounds = /^bytes=(\d+)-(\d*)$/.exec(range ?? "");
  if (!bounds) return response;
  const whole = await response.blob();
  const first = Number(bounds[1]);
  const last = Math.min(Number(bounds[2] || whole.size - 1), whole.size - 1);
  if (first > last) {
    return new Response(null, { status: 416, headers: { "content-range": `bytes */${whole.size}` } });
  }
  return new Response(whole.slice(first, last + 1, whole.type), {
    status: 206,
    headers: { "content-type": whole.type, "content-range": `bytes ${first}-${last}/${whole.size}` },
  });
}
