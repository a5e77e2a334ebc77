/**
 * Plays an MP3 file that is in memory: the policy of pages allows no audio elements for such a file.
 *
 * @returns resolves when it has ended
 */
export async function playMp3(content: ArrayBuffer): Promise<void> {
  const context = new AudioContext();
  try {
    const buffer = await context.decodeAudioData(content);
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(context.destination);
    const ended = Promise.withResolvers<void>();
    source.addEventListener("ended", () => ended.resolve());
    source.start();
    await ended.promise;
  } finally {
    await context.close();
  }
}
