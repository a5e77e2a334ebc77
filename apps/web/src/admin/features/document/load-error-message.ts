import { isApiError } from "../../../shared/api-error.ts";

/** HTTP/2 has no status texts, so they are looked up by the status code. */
const STATUS_TEXTS: Record<number, string> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  408: "Request Timeout",
  413: "Content Too Large",
  429: "Too Many Requests",
  500: "Internal Server Error",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
};

/** Error message for a document that failed to load, worded as in specification §8. */
export function loadErrorText(error: unknown): string {
  const status = statusOf(error);
  if (status === undefined || status < 400) return "Failed to load document";
  return `Failed to fetch document: ${STATUS_TEXTS[status] ?? `status ${status}`}`;
}

/** The status of the response, which may come from a proxy that does not know the API's errors. */
function statusOf(error: unknown): number | undefined {
  if (!isApiError(error)) return undefined;
  if (error.data) return error.data.httpStatus;
  const response = error.meta?.["response"];
  return response instanceof Response ? response.status : undefined;
}
