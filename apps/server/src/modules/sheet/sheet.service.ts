import type { Queryable } from "@saywhere/db/queries/queryable";
import { listSheetEntries } from "@saywhere/db/queries/sheet.queries";
import type { SheetEntriesInput, SheetEntry } from "@saywhere/validators/content/sheet-entry";
import { presentEntry } from "../phrase/phrase.presenter.ts";

export type SheetService = ReturnType<typeof createSheetService>;

/** The phrases of sheets, which visitors keep on their devices: the server knows no sheet. */
export function createSheetService({ db }: { db: Queryable }) {
  return {
    /** The phrases of a language that have or had the slugs; those that are unknown are omitted. */
    entries: async (input: SheetEntriesInput): Promise<SheetEntry[]> =>
      (await listSheetEntries(db, input)).map((row) => ({
        ...presentEntry(row),
        pronunciation_guide: row.pronunciationGuide,
        usage_notes: row.usageNotes,
        audio_url: row.audioUrl,
      })),
  };
}
