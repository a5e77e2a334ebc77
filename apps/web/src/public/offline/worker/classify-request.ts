/** How a request is handled: pages and data network first, built files cache first. */
export type Kind = "page" | "data" | "asset";

type ClassifiedRequest = Pick<Request, "method" | "url" | "mode" | "referrer" | "headers">;

/** First path segments that are not pages. */
const NON_PAGE_SEGMENTS = new Set(["admin", "api", "assets", "data", "files", "health", "share", "trpc"]);
/** Headers of partial or authenticated requests, whose responses must not be cached. */
const UNCACHED_HEADERS = ["authorization", "range"];

/** Classifies a request; null leaves it to the browser, as if there were no worker. */
export function classifyRequest(request: ClassifiedRequest, origin: string): Kind | null {
  const { method, mode, headers } = request;
  const url = new URL(request.url);
  if (method !== "GET" || url.origin !== origin || UNCACHED_HEADERS.some((name) => headers.has(name)))
    return null;
  const segment = firstSegment(url);
  if (mode === "navigate") return NON_PAGE_SEGMENTS.has(segment) ? null : "page";
  if (segment === "assets") return "asset";
  // Pages keep packs themselves.
  if (segment === "data") return url.pathname.startsWith("/data/packs/") ? null : "data";
  return segment === "trpc" && isPublicRead(request, url) ? "data" : null;
}

/** Whether a URL is that of a page, as far as the URL shows. */
export function isPageAddress(url: URL, origin: string): boolean {
  return url.origin === origin && !NON_PAGE_SEGMENTS.has(firstSegment(url));
}

function firstSegment({ pathname }: URL): string {
  return pathname.split("/", 2)[1] ?? "";
}

/** Reads of public pages, except search suggestions. Reads of the administration area are sent in batches. */
function isPublicRead({ referrer }: ClassifiedRequest, { pathname, searchParams }: URL): boolean {
  const isForAdmin = referrer !== "" && firstSegment(new URL(referrer)) === "admin";
  return !isForAdmin && !searchParams.has("batch") && !pathname.startsWith("/trpc/search.");
}
