import {
  type ExportRow,
  listExportLanguages,
  readExportBatch,
} from "@saywhere/db/queries/import-export.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { AppError } from "../../errors/app-error.ts";

export interface ExportService {
  /**
   * Returns the rows of an export file, read a few hundred at a time, however many there are.
   *
   * @throws AppError NOT_FOUND when no language has the slug, before the first row
   */
  rows(filter: { language?: string | undefined; missing: boolean }): Promise<AsyncIterable<ExportRow>>;
}

const BATCH = 500;

export function createExportService(db: Queryable): ExportService {
  async function* rowsOf(languages: number[], missing: boolean): AsyncGenerator<ExportRow> {
    for (const languageId of languages) {
      let after: ExportRow | undefined;
      do {
        const batch = await readExportBatch(db, { languageId, missing, after, limit: BATCH });
        yield* batch;
        after = batch.length === BATCH ? batch.at(-1) : undefined;
      } while (after);
    }
  }
  return {
    async rows({ language, missing }) {
      const languages = await listExportLanguages(db, language);
      if (language !== undefined && languages.length === 0) {
        throw new AppError("NOT_FOUND", "Language Not Found");
      }
      return rowsOf(languages, missing);
    },
  };
}
