import { useSyncExternalStore } from "react";
import { prefersReducedData } from "../prefers-reduced-data.ts";
import { followOtherTabs, shareElsewhere, tellOtherTabs } from "./downloads-elsewhere.ts";
import { hasPack, keepPack, type PackLanguage, removePack, removeRecordings } from "./keep-pack.ts";
import { findPackRecord, readPackRecords, writePackRecord } from "./pack-registry.ts";
import { readStoredApp } from "./stored-app.ts";

interface Download {
  /** Share that is complete, from 0 to 1. */
  share: number;
  controller: AbortController;
  finished: Promise<void>;
}

/** How long a pack is taken to be current, in milliseconds: comparing it costs two small requests. */
const CHECK_INTERVAL = 60 * 60_000;

/**
 * How long a download waits for its next file, in milliseconds: over a connection that is there but brings nothing, browsers
 * wait without an end. A slow one brings the largest file, of 150 kB, in this time.
 */
const MAX_PAUSE = 2 * 60_000;

const downloads = new Map<string, Download>();
const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** The share of a language's pack that is complete while this tab or another one loads or renews it; null otherwise. */
export function useDownloadShare(slug: string): number | null {
  return useSyncExternalStore(
    subscribe,
    () => downloads.get(slug)?.share ?? shareElsewhere(slug),
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  followTabs();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function followTabs(): void {
  followOtherTabs({
    onChange: notifyListeners,
    onRemoved: (slug) => downloads.get(slug)?.controller.abort(),
  });
}

/** Loads, completes or renews a pack; one that is being loaded is not loaded twice. See `keepPack`. */
export function downloadPack(language: PackLanguage, recordings: boolean): Promise<void> {
  const { slug } = language;
  const running = downloads.get(slug);
  if (running) return running.finished;
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasStalled = false;
  const waitForNextFile = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      hasStalled = true;
      controller.abort();
    }, MAX_PAUSE);
  };
  const onProgress = (share: number) => {
    waitForNextFile();
    const download = downloads.get(slug);
    if (download) show(slug, { ...download, share });
  };
  const { signal } = controller;
  followTabs();
  // The download ends with the page.
  const tellEnd = () => tellOtherTabs({ slug, share: null });
  addEventListener("pagehide", tellEnd);
  waitForNextFile();
  const finished = keepPack(language, { recordings, onProgress, signal })
    .catch((error: unknown) => {
      // One that was discarded has not failed.
      if (hasStalled || !signal.aborted) throw error;
    })
    .finally(() => {
      clearTimeout(timer);
      removeEventListener("pagehide", tellEnd);
      // Another download may have begun since this one was discarded.
      if (downloads.get(slug)?.controller === controller) show(slug, null);
    });
  show(slug, { share: 0, controller, finished });
  // A visitor who asks for it does not wait for the lock: browsers suspend tabs that have it. What fails is told by `finished`.
  withLock(slug, () => finished).catch(() => {});
  return finished;
}

/** Holds the lock of a pack until `run` has ended, if no other tab has it. */
function withLock(slug: string, run: (isFree: boolean) => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  const name = `saywhere.pack.${slug}`;
  return locks ? locks.request(name, { ifAvailable: true }, (lock) => run(lock !== null)) : run(true);
}

/** Stops loading a pack and removes what there is of it. */
export async function discardPack(slug: string): Promise<void> {
  stop(slug);
  await removePack(slug);
}

/** Stops loading a pack and removes its recordings. */
export async function discardRecordings(slug: string): Promise<void> {
  stop(slug);
  await removeRecordings(slug);
}

/** Stops loading a pack, also in other tabs. */
function stop(slug: string): void {
  downloads.get(slug)?.controller.abort();
  downloads.delete(slug);
  followTabs();
  tellOtherTabs({ slug, share: null, removed: true });
  notifyListeners();
}

/** Shows a download in all tabs, or that there is none any more. */
function show(slug: string, download: Download | null): void {
  if (download) downloads.set(slug, download);
  else downloads.delete(slug);
  tellOtherTabs({ slug, share: download?.share ?? null });
  notifyListeners();
}

/**
 * Completes the packs whose loading was interrupted or that are no longer complete, and renews those whose content
 * changed.
 */
export async function renewPacks(): Promise<void> {
  const hasApp = (await readStoredApp()) !== undefined;
  for (const { slug } of readPackRecords()) {
    const complete = hasApp && (await hasPack(slug));
    // The visitor may have removed it, or its recordings, while others were renewed.
    const record = findPackRecord(slug);
    if (!record) continue;
    const { checkedAt, recordings } = record;
    // Until it is loaded again, the visitor is not told that it is here.
    if (!complete && record.version !== null) writePackRecord({ ...record, version: null });
    if (prefersReducedData() || (complete && Date.now() - checkedAt < CHECK_INTERVAL)) continue;
    // Without a connection the pack stays as it is; the next page tries again.
    const renew = async (isFree: boolean) => {
      // Otherwise another tab loads it.
      if (isFree) await downloadPack(record, recordings);
    };
    await withLock(slug, renew).catch(() => {});
  }
}
