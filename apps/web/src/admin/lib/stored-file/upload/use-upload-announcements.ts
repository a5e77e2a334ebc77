import { notify } from "@saywhere/ui/toasts/notify";
import type { FileStore } from "@saywhere/validators/files/stored-file";
import { useEffect, useRef, useState } from "react";
import { formatCount } from "../../list/format-count.ts";
import { STORE_WORDS } from "../store-labels.ts";
import { isInProgress, type Upload } from "./upload-queue.ts";

/** How many files went which way: "2 uploaded, 1 failed". */
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

/** What there is to say of a file that has come to its state; null for what is seen alone. */
function newsOf({ name, state }: Upload): string | null {
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

function tellStored(store: FileStore, count: number): void {
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
 * Follows uploads for those who do not look: a toast when all have come to their end, and a text for a live region.
 *
 * @returns the text
 */
export function useUploadAnnouncements(store: FileStore, uploads: readonly Upload[]): string {
  const [text, setText] = useState("");
  const before = useRef(uploads);
  const told = useRef(new Set<number>());

  useEffect(() => {
    const was = new Map(before.current.map((upload) => [upload.id, upload]));
    const wasUnderWay = before.current.some(isInProgress);
    before.current = uploads;
    const changed = uploads.filter(({ id, state }) => state.step !== was.get(id)?.state.step);
    const started = changed.filter(({ state }) => state.step === "waiting").length;
    const news = changed.map(newsOf).filter((words) => words !== null);
    if (started > 0) news.unshift(`Uploading ${formatCount(started, "file")}.`);
    if (wasUnderWay && !uploads.some(isInProgress)) {
      const done = uploads.filter(({ id, state }) => state.step === "done" && !told.current.has(id));
      for (const { id } of done) told.current.add(id);
      if (done.length > 0) tellStored(store, done.length);
      if (uploads.length > 1) news.push(`${summaryOf(uploads)}.`);
    }
    if (news.length > 0) setText(news.join(" "));
  }, [store, uploads]);

  return text;
}
