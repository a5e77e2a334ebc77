import type { Queryable } from "@saywhere/db/queries/queryable";
import { AppError } from "../../app-error.ts";
import type { Stores } from "../storage/stores.ts";
import type { FileService } from "./file.service.ts";

export function createFileService(_db: Queryable, _stores: Stores): FileService {
  const missing = (): never => {
    throw new AppError("SERVICE_UNAVAILABLE", "TO BE REPLACED by the file service");
  };
  return { list: missing, delete: missing, uses: missing };
}
