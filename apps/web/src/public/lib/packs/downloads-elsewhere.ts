/** What a tab says of a pack that it loads. */
interface DownloadMessage {
  slug: string;
  /** Share that is complete, from 0 to 1; null when the download has ended, whether it succeeded or not. */
  share: number | null;
}

/** How long a tab that says nothing more is taken to be loading, in milliseconds: it may have crashed. */
const LONGEST_SILENCE = 2 * 60_000;

/** The packs that other tabs load, by language. */
const shares = new Map<string, number>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

/** Null in older browsers, where each tab shows only its own downloads. */
let channel: BroadcastChannel | null | undefined;

function openChannel(): BroadcastChannel | null {
  if (channel !== undefined) return channel;
  channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("saywhere.packs") : null;
  channel?.addEventListener("message", ({ data }: MessageEvent<DownloadMessage>) =>
    setShare(data.slug, data.share),
  );
  return channel;
}

export function tellOtherTabs(message: DownloadMessage): void {
  openChannel()?.postMessage(message);
}

/** The share that is complete of a pack that another tab loads; null if none does. */
export function shareElsewhere(slug: string): number | null {
  return shares.get(slug) ?? null;
}

/** Calls the listener whenever such a share changes, until the returned function is called. */
export function subscribeToOtherTabs(listener: () => void): () => void {
  openChannel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setShare(slug: string, share: number | null): void {
  clearTimeout(timers.get(slug));
  if (share === null) shares.delete(slug);
  else {
    shares.set(slug, share);
    timers.set(slug, setTimeout(setShare, LONGEST_SILENCE, slug, null));
  }
  for (const listener of listeners) listener();
}
