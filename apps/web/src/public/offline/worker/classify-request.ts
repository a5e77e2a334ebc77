/** How a request is answered: pages and data by the network as long as it answers, built files from what is kept. */
export type Kind = "page" | "data" | "asset";

type AskedRequest = Pick<Request, "method" | "url" | "mode" | "referrer" | "headers">;

/** Beginnings of addresses that are no pages. */
const NON_PAGE_SEGMENTS = new Set(["admin", "api", "assets", "data", "files", "health", "share", "trpc"]);
/** Read again in part, or for one person. */
const NOT_FOR_ALL = ["authorization", "range"];

/** Tells how to answer a request; null for what the browser is to do by itself, as if there were no worker. */
export function classifyRequest(request: AskedRequest, origin: string): Kind | null {
  const { method, mode, headers } = request;
  const url = new URL(request.url);
  if (method !== "GET" || url.origin !== origin || NOT_FOR_ALL.some((name) => headers.has(name))) return null;
  const beginning = beginningOf(url);
  if (mode === "navigate") return NON_PAGE_SEGMENTS.has(beginning) ? null : "page";
  if (beginning === "assets") return "asset";
  if (beginning === "data") return "data";
  return beginning === "trpc" && isPublicRead(request, url) ? "data" : null;
}

/** Whether an address is that of a page, as far as the address tells. */
export function isPageAddress(url: URL, origin: string): boolean {
  return url.origin === origin && !NON_PAGE_SEGMENTS.has(beginningOf(url));
}

function beginningOf({ pathname }: URL): string {
  return pathname.split("/", 2)[1] ?? "";
}

/** What the public pages read; but not what somebody types into the search. Those of the administration come in batches. */
function isPublicRead({ referrer }: AskedRequest, { pathname, searchParams }: URL): boolean {
  const isForAdmin = referrer !== "" && beginningOf(new URL(referrer)) === "admin";
  return !isForAdmin && !searchParams.has("batch") && !pathname.startsWith("/trpc/search.");
}
