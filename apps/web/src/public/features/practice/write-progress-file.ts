import { saveFile } from "../../../shared/save-file.ts";
import { localDay } from "../../lib/local-day.ts";
import type { StoredProgress } from "./progress.ts";

/** Names the format, so that an import can tell the file from others. */
export const FILE_FORMAT = "saywhere-practice";
export const FILE_VERSION = 1;

/** The progress as the text of a JSON file, which `readProgressFile` reads. */
export function progressFileText({ reviews, days }: StoredProgress, now: number): string {
  const cards = Array.from(reviews, ([key, { due, reviewed, ...memory }]) => {
    const [language, phrase, direction] = key.split("/");
    return { language, phrase, direction, due: isoTime(due), reviewed: isoTime(reviewed), ...memory };
  });
  const file = {
    format: FILE_FORMAT,
    version: FILE_VERSION,
    exported: isoTime(now),
    cards,
    days: Object.fromEntries(days),
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** Lets the browser save the progress as a file. */
export function downloadProgress(progress: StoredProgress): void {
  const now = Date.now();
  const text = progressFileText(progress, now);
  saveFile(`saywhere-practice-${localDay(now)}.json`, new Blob([text], { type: "application/json" }));
}

function isoTime(time: number): string {
  return new Date(time).toISOString();
}
