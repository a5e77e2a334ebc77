import { AppError } from "./app-error.ts";

/** The error for a filter by a slug that no language or category has or had. */
export function unknownFilterError(kind: "language" | "category"): AppError {
  return new AppError("NOT_FOUND", kind === "language" ? "Language Not Found" : "Category Not Found");
}
