import { FAILED, NO_SECOND_FACTOR, NOT_JSON, SIGN_IN_FAILED } from "./error-responses.ts";

/** What the error responses of imports and exports mean. */
export const EXPORT_ERRORS = {
  400: "The parameters cannot be understood",
  401: "No valid session or token was sent",
  403: NO_SECOND_FACTOR,
  404: "No record has any of the identifiers",
  ...FAILED,
};

export const SELECTED_EXPORT_ERRORS = {
  ...EXPORT_ERRORS,
  400: "The parameters or the body cannot be understood",
  403: "The call came from another site, or the session has no second factor",
  413: "The body is too large",
  415: NOT_JSON,
};

export const IMPORT_ERRORS = {
  400: "The parameters or the file cannot be understood",
  401: SIGN_IN_FAILED,
  403: "The token may only read, the file changes what the author may not, the session has no second factor, or the call came from another site",
  409: "A language or a phrase of the file was deleted meanwhile",
  413: "The file has more than 32 MB",
  415: "The file is not sent as CSV, JSON or plain text, or has a `Content-Encoding`",
  ...FAILED,
};
