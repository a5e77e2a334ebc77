import "../../es2024-polyfills.ts";
import { peakOf, type Sound } from "../sound/sound.ts";
import processorUrl from "./capture-processor.ts?worker&url";

interface MicrophoneEvents {
  /** Receives the peak of what is heard, between 0 and 1, about 50 times a second. */
  onLevel(peak: number): void;
  /** The microphone was unplugged, or its permission was taken back. */
  onLost(): void;
}

/** An open microphone. It hears all the time, and records between `start` and `stop`. */
export class Microphone {
  readonly #stream: MediaStream;
  readonly #context: AudioContext;
  #recorded: Float32Array[] | null = null;
  #playing: AudioBufferSourceNode | null = null;
  #ended: (() => void) | null = null;

  private constructor(stream: MediaStream, context: AudioContext) {
    this.#stream = stream;
    this.#context = context;
  }

  /**
   * Opens a microphone, for which the browser may ask the user.
   *
   * @param deviceId the preferred device; another one is opened where it is missing
   * @throws DOMException if there is none, or it may not be used; see `microphoneProblem`
   */
  static async open(deviceId: string | null, { onLevel, onLost }: MicrophoneEvents): Promise<Microphone> {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: {
        channelCount: 1,
        // They are made for calls: they cut quiet consonants, and change the loudness within a word.
        echoCancellation: false,
        noiseSuppression: false,
        autoGainControl: false,
        ...(deviceId !== null && { deviceId: { ideal: deviceId } }),
      },
    });
    const context = new AudioContext();
    try {
      await context.audioWorklet.addModule(processorUrl);
      const microphone = new Microphone(stream, context);
      const capture = new AudioWorkletNode(context, "capture", {
        channelCount: 1,
        channelCountMode: "explicit",
      });
      capture.port.addEventListener("message", ({ data }: MessageEvent<Float32Array>) => {
        microphone.#recorded?.push(data);
        onLevel(peakOf(data));
      });
      capture.port.start();
      // It is silent. Some browsers do not run what leads nowhere.
      new MediaStreamAudioSourceNode(context, { mediaStream: stream })
        .connect(capture)
        .connect(context.destination);
      stream.getAudioTracks()[0]?.addEventListener("ended", onLost);
      return microphone;
    } catch (error) {
      for (const track of stream.getTracks()) track.stop();
      await context.close();
      throw error;
    }
  }

  /** The device that was opened; null where the browser does not say. */
  get deviceId(): string | null {
    return this.#stream.getAudioTracks()[0]?.getSettings().deviceId ?? null;
  }

  async start(): Promise<void> {
    this.silence();
    // Browsers suspend it, such as during a call.
    await this.#context.resume();
    this.#recorded = [];
  }

  /** Ends the recording and returns it. */
  stop(): Sound {
    const parts = this.#recorded ?? [];
    this.#recorded = null;
    const samples = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of parts) {
      samples.set(part, at);
      at += part.length;
    }
    return { samples, rate: this.#context.sampleRate };
  }

  /** Plays a sound, in place of one that plays. Resolves when it has ended or was silenced. */
  async play({ samples, rate }: Sound): Promise<void> {
    this.silence();
    await this.#context.resume();
    const buffer = this.#context.createBuffer(1, Math.max(1, samples.length), rate);
    buffer.copyToChannel(samples, 0);
    const source = new AudioBufferSourceNode(this.#context, { buffer });
    source.connect(this.#context.destination);
    this.#playing = source;
    const ended = Promise.withResolvers<void>();
    this.#ended = ended.resolve;
    source.addEventListener("ended", () => ended.resolve());
    source.start();
    await ended.promise;
  }

  silence(): void {
    this.#playing?.stop();
    this.#playing = null;
    // The source of a context that closes has no end.
    this.#ended?.();
    this.#ended = null;
  }

  close(): void {
    this.silence();
    for (const track of this.#stream.getTracks()) track.stop();
    void this.#context.close();
  }
}
