import { staticData } from "@saywhere/search/static/data-files";
import type { LanguageRef } from "@saywhere/validators/content/phrase-entry";
import { ASSETS, PACKS } from "../offline/cache-names.ts";
import { isPageInstead } from "../offline/foreign-response.ts";
import type { CacheMessage } from "../offline/worker-messages.ts";
import { OFFLINE_APP_MANIFEST } from "./offline-app-manifest.ts";
import { findPackRecord, removePackRecord, writePackRecord } from "./pack-registry.ts";
import { fetchCurrent, type PackPlan, planPack } from "./plan-pack.ts";
import { deleteOtherRecordings, deleteRecordings, openRecordings } from "./recordings-cache.ts";
import { compressed } from "./stored-pack.ts";

export type PackLanguage = Pick<LanguageRef, "slug" | "name" | "code" | "script">;

export interface KeepOptions {
  recordings: boolean;
  /** Called with the share that is complete, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Thrown when the browser gives the site less space than the pack needs. */
export class NoSpaceError extends Error {
  override name = "NoSpaceError";
}

/** Requests at the same time: enough for a phone, few enough for what the visitor does meanwhile. */
const CONCURRENCY = 4;
/** What a recording takes, as far as its size is unknown: a few seconds of speech. */
const RECORDING_BYTES = 30_000;

/**
 * Keeps a language on this device, or completes or renews what is kept. What was loaded before an interruption is not
 * loaded again, and the previous pack stays in use until the new one is complete. Recordings of a complete pack are compared
 * with the site by their ETags, because an administrator can replace a file under its URL.
 *
 * @throws NoSpaceError, or an error when the site does not respond
 */
export async function keepPack(
  language: PackLanguage,
  { recordings, onProgress, signal }: KeepOptions,
): Promise<void> {
  const { slug, name, code, script } = language;
  const before = findPackRecord(slug);
  const record = before ?? { slug, name, code, script, version: null, bytes: 0, phrases: 0, checkedAt: 0 };
  // Recordings that are added to a complete pack are not here before all of them are.
  const marked = before?.version ? before.recordings : recordings;
  writePackRecord({ ...record, name, recordings: marked });
  // Not awaited: Firefox asks the visitor, who may never respond.
  navigator.storage?.persist?.().catch(() => {});
  const plan = await planPack(language, signal);
  const isCurrent = before?.version === plan.version;
  const isUpdate = typeof before?.version === "string";
  await load(plan, { slug, name, recordings, onProgress, signal, isCurrent, isUpdate }).catch(
    async (error: unknown) => {
      // Refused before anything was loaded: there is nothing to continue.
      if (!before && error instanceof NoSpaceError) await removePack(slug);
      throw error instanceof DOMException && error.name === "QuotaExceededError" ? new NoSpaceError() : error;
    },
  );
  // The visitor may have removed it meanwhile, or added or removed its recordings in another tab.
  const now = findPackRecord(slug);
  if (!now) return removePack(slug);
  const hasRecordings = now.recordings === marked ? recordings : now.recordings;
  const bytes = sizeOf(plan, hasRecordings);
  const { phrases } = plan.info;
  writePackRecord({
    ...record,
    name,
    recordings: hasRecordings,
    version: plan.version,
    bytes,
    phrases,
    checkedAt: Date.now(),
  });
}

/** Whether this device has a pack: the browser, or a new version of the site, may have removed it. */
export async function hasPack(slug: string): Promise<boolean> {
  return (await (await caches.open(PACKS)).match(staticData.pack(slug))) !== undefined;
}

/** Size of a pack on the device in bytes. */
export function sizeOf(plan: PackPlan, recordings: boolean): number {
  const files = plan.files.reduce((sum, { bytes }) => sum + bytes, plan.info.bytes);
  return recordings ? files + recordingsSize(plan) : files;
}

export function recordingsSize({ recordings }: Pick<PackPlan, "recordings">): number {
  return recordings.length * RECORDING_BYTES;
}

async function load(
  plan: PackPlan,
  {
    slug,
    name,
    recordings,
    onProgress,
    signal,
    isCurrent,
    isUpdate,
  }: KeepOptions & Pick<PackLanguage, "slug" | "name"> & { isCurrent: boolean; isUpdate: boolean },
): Promise<void> {
  const [assets, packs, ownRecordings] = await Promise.all([
    caches.open(ASSETS),
    caches.open(PACKS),
    openRecordings(slug),
  ]);
  const files = [
    ...plan.files.map((file) => ({ ...file, cache: assets })),
    ...(recordings ? plan.recordings : []).map((path) => ({
      path,
      bytes: RECORDING_BYTES,
      cache: ownRecordings,
    })),
  ];
  const total = files.reduce((sum, { bytes }) => sum + bytes, plan.info.bytes);
  let done = 0;
  const count = (bytes: number) => {
    done += bytes;
    onProgress?.(done / total);
  };
  const missing: typeof files = [];
  const comparable: ((typeof files)[number] & { etag: string })[] = [];
  for (const file of files) {
    const stored = await file.cache.match(file.path, { ignoreVary: true });
    const etag = isUpdate && file.cache === ownRecordings && stored?.headers.get("etag");
    if (!stored) missing.push(file);
    else if (etag) comparable.push({ ...file, etag });
    else count(file.bytes);
  }
  await checkSpace(missing.reduce((sum, { bytes }) => sum + bytes, plan.info.bytes));

  const queue: Iterable<(typeof files)[number] & { etag?: string }> = [...missing, ...comparable].values();
  let hasFailed = false;
  const work = async () => {
    for (const { path, bytes, cache, etag } of queue) {
      // With this header, browsers use no copy of their own.
      const headers = new Headers(etag === undefined ? [] : [["if-none-match", etag]]);
      const response = await fetch(path, { credentials: "omit", headers, signal: signal ?? null });
      const isFile = response.status === 200 && !isPageInstead(response);
      if (isFile) await cache.put(path, response);
      // A recording that is here stays, unless another one has replaced it.
      else if (etag === undefined) throw new Error(`${path} could not be read: ${response.status}`);
      // The rest is not awaited: the visitor already sees the failure, and may have started again.
      if (hasFailed) return;
      count(bytes);
    }
  };
  const stopOthers = (error: unknown) => {
    hasFailed = true;
    throw error;
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, () => work().catch(stopOthers)));
  // Last, so that the worker never renders pages without the files that they need.
  const address = staticData.pack(slug);
  if (!isCurrent || !(await packs.match(address)))
    await packs.put(address, compressed(await fetchCurrent(address, signal), name));
  await packs.put(OFFLINE_APP_MANIFEST, Response.json(plan.app));
  // Not before: the previous pack plays them while this one is loaded.
  await deleteOtherRecordings(ownRecordings, plan.recordings);
  stampFiles(plan.files.map(({ path }) => path));
  count(plan.info.bytes);
}

/** Makes the worker record the use of these built files, because it evicts the least recently used. */
function stampFiles(assets: string[]): void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  serviceWorker?.controller?.postMessage({ assets } satisfies CacheMessage);
}

/** @throws NoSpaceError when the browser would refuse to store this many bytes */
async function checkSpace(bytes: number): Promise<void> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  if (quota !== undefined && quota - usage < bytes) throw new NoSpaceError();
}

/**
 * Removes a language from this device. Files that all pages share stay in the cache of visited pages, which has its own
 * limits.
 */
export async function removePack(slug: string): Promise<void> {
  removePackRecord(slug);
  await deleteRecordings(slug);
  await (await caches.open(PACKS)).delete(staticData.pack(slug));
}

/** Removes the recordings of a language from this device, and nothing else of it. */
export async function removeRecordings(slug: string): Promise<void> {
  const deleted = await deleteRecordings(slug);
  const record = findPackRecord(slug);
  if (!record) return;
  writePackRecord({ ...record, recordings: false, bytes: record.bytes - deleted * RECORDING_BYTES });
}
