import { AppError } from "./app-error.ts";

/** No record has this id, or it was deleted. */
export function recordNotFound(kind: string): AppError {
  return new AppError(
    "NOT_FOUND",
    `There is no such ${kind.replaceAll("_", " ")}. It may have been deleted.`,
  );
}

/** @throws AppError NOT_FOUND for a query that found nothing */
export function existing<T>(row: T | null | undefined, kind: string): T {
  if (row === null || row === undefined) throw recordNotFound(kind);
  return row;
}
