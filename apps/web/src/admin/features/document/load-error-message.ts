import { isApiError } from "../../../shared/api-error.ts";

/** HTTP/2 carries none of these words: they are told by the number. */
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

/** Why a document could not be read, in the words of specification §8. */
export function loadErrorText(error: unknown): string {
  const status = statusOf(error);
  if (status === undefined || status < 400) return "Failed to load document";
  return `Failed to fetch document: ${STATUS_TEXTS[status] ?? `status ${status}`}`;
}

/** What was answered; also by something before the server, which knows nothing of our errors. */
function statusOf(error: unknown): number | undefined {
  if (!isApiError(error)) return undefined;
  if (error.data) return error.data.httpStatus;
  const response = error.meta?.["response"];
  return response instanceof Response ? response.status : undefined;
}
