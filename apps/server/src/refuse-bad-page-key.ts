import { InvalidPageKeyError } from "@saywhere/db/queries/paging/invalid-page-key-error";
import { AppError } from "./app-error.ts";

/** Tells a caller that the key of a page is none that a page gave. */
export function refuseBadPageKey(error: unknown): never {
  if (!(error instanceof InvalidPageKeyError)) throw error;
  throw new AppError("BAD_REQUEST", "This page of the list does not exist. Start again from its beginning.");
}
