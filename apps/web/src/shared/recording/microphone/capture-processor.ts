/** What the global scope of an audio worklet has; the types of DOM do not include it. */
declare abstract class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

/** Samples in a message, which are about 20 ms: enough for a level that moves, and not a message for each 3 ms. */
const BATCH = 1_024;

/** Sends what the microphone hears to the page, unchanged. */
class CaptureProcessor extends AudioWorkletProcessor {
  #batch = new Float32Array(BATCH);
  #filled = 0;

  process([input]: Float32Array[][]): boolean {
    const heard = input?.[0];
    if (!heard) return true;
    for (const sample of heard) {
      this.#batch[this.#filled] = sample;
      this.#filled += 1;
      if (this.#filled === BATCH) this.#send();
    }
    return true;
  }

  #send(): void {
    this.port.postMessage(this.#batch, [this.#batch.buffer]);
    this.#batch = new Float32Array(BATCH);
    this.#filled = 0;
  }
}

registerProcessor("capture", CaptureProcessor);
