/** A tab's message about a pack that it loads or removes. */
interface DownloadMessage {
  slug: string;
  /** Share that is complete, from 0 to 1; null when the download has ended, whether it succeeded or not. */
  share: number | null;
  /** Whether the pack, or its recordings, are being removed: a tab that loads them stops. */
  removed?: boolean;
}

interface Listeners {
  /** Called when the complete share of a pack that another tab loads has changed. */
  onChange(): void;
  onRemoved(slug: string): void;
}

/** Milliseconds for which a silent tab still counts as loading: it may have crashed. */
const MAX_SILENCE = 2 * 60_000;

/** The packs that other tabs load, by language. */
const shares = new Map<string, number>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();

let channel: BroadcastChannel | undefined;

/** Follows what other tabs load and remove, from the first call on. */
export function followOtherTabs({ onChange, onRemoved }: Listeners): void {
  if (channel) return;
  channel = new BroadcastChannel("saywhere.packs");
  const setShare = (slug: string, share: number | null): void => {
    clearTimeout(timers.get(slug));
    if (share === null) shares.delete(slug);
    else {
      shares.set(slug, share);
      timers.set(slug, setTimeout(setShare, MAX_SILENCE, slug, null));
    }
    onChange();
  };
  channel.addEventListener("message", ({ data }: MessageEvent<DownloadMessage>) => {
    if (data.removed) onRemoved(data.slug);
    setShare(data.slug, data.share);
  });
}

export function tellOtherTabs(message: DownloadMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Only windows take an origin.
  channel?.postMessage(message);
}

/** The share that is complete of a pack that another tab loads; null if none does. */
export function shareElsewhere(slug: string): number | null {
  return shares.get(slug) ?? null;
}
