import { notify } from "@saywhere/ui/toasts/notify";
import type { FileStore } from "@saywhere/validators/files/stored-file";
import { useEffect, useRef, useState } from "react";
import { formatCount } from "../../../../shared/format-count.ts";
import { STORE_WORDS } from "../store-labels.ts";
import { isInProgress, type Upload } from "./upload-queue.ts";

/** Number of files by outcome: "2 uploaded, 1 failed". */
export function summaryOf(uploads: readonly Upload[]): string {
  const count = (step: Upload["state"]["step"]) => uploads.filter(({ state }) => state.step === step).length;
  const parts: [number, string][] = [
    [count("done"), "uploaded"],
    [count("failed"), "failed"],
    [count("exists"), count("exists") === 1 ? "needs a decision" : "need a decision"],
    [count("skipped"), "skipped"],
    [count("cancelled"), "canceled"],
  ];
  return parts
    .filter(([number]) => number > 0)
    .map(([number, words]) => `${number} ${words}`)
    .join(", ");
}

/** The announcement of an upload's new state; null for states that are only shown. */
function announcementOf({ name, state }: Upload): string | null {
  switch (state.step) {
    case "done":
      return `${name} was uploaded.`;
    case "failed":
      return `${name} could not be uploaded: ${state.message}`;
    case "exists":
      return `${name} already exists: choose what to do.`;
    default:
      return null;
  }
}

function notifyStored(store: FileStore, count: number): void {
  const { One, one, many } = STORE_WORDS[store];
  const several = count > 1;
  notify({
    title: `${several && store === "assets" ? "Assets" : One} uploaded`,
    message: several
      ? `${count} ${many} have been added to the CDN.`
      : `The ${one} has been added to the CDN.`,
  });
}

/**
 * Announces the states of uploads, and shows a toast when all have ended.
 *
 * @returns the text for a live region
 */
export function useUploadAnnouncements(store: FileStore, uploads: readonly Upload[]): string {
  const [text, setText] = useState("");
  const before = useRef(uploads);
  const notified = useRef(new Set<number>());

  useEffect(() => {
    const was = new Map(before.current.map((upload) => [upload.id, upload]));
    const wasInProgress = before.current.some(isInProgress);
    before.current = uploads;
    const changed = uploads.filter(({ id, state }) => state.step !== was.get(id)?.state.step);
    const started = changed.filter(({ state }) => state.step === "waiting").length;
    const announcements = changed.map(announcementOf).filter((words) => words !== null);
    if (started > 0) announcements.unshift(`Uploading ${formatCount(started, "file")}.`);
    if (wasInProgress && !uploads.some(isInProgress)) {
      const done = uploads.filter(({ id, state }) => state.step === "done" && !notified.current.has(id));
      for (const { id } of done) notified.current.add(id);
      if (done.length > 0) notifyStored(store, done.length);
      if (uploads.length > 1) announcements.push(`${summaryOf(uploads)}.`);
    }
    if (announcements.length > 0) setText(announcements.join(" "));
  }, [store, uploads]);

  return text;
}
