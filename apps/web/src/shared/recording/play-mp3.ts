import "../es2024-polyfills.ts";

/**
 * Plays an MP3 file that is in memory: the policy of pages allows no audio elements for such a file.
 *
 * @param signal stops it
 * @returns resolves when it has ended
 */
export async function playMp3(content: ArrayBuffer, signal: AbortSignal): Promise<void> {
  const context = new AudioContext();
  const finished = new AbortController();
  try {
    const buffer = await context.decodeAudioData(content);
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(context.destination);
    const ended = Promise.withResolvers<void>();
    source.addEventListener("ended", () => ended.resolve());
    if (signal.aborted) return;
    signal.addEventListener("abort", () => source.stop(), { signal: finished.signal });
    source.start();
    await ended.promise;
  } finally {
    finished.abort();
    await context.close();
  }
}
