import { Microphone } from "./microphone/microphone.ts";
import { levelSound } from "./sound/cut-and-level.ts";
import { encodeMp3 } from "./sound/encode-mp3.ts";
import { findSpeech } from "./sound/find-speech.ts";

export interface SpeechRecording {
  /** Ends the recording; null if nothing was heard. Without the silence around it, and as loud as all others. */
  stop(): Promise<{ mp3: Blob; seconds: number } | null>;
  /** Ends it without a result. */
  cancel(): void;
}

interface SpeechLimits {
  /** The longest recording. */
  seconds: number;
  /** Called when the time is up, the microphone was unplugged, or its permission was taken back. */
  onEnd(): void;
}

/**
 * Opens a microphone for one recording.
 *
 * @throws DOMException if there is no microphone, or it may not be used; see `microphoneProblem`
 */
export async function recordSpeech({ seconds, onEnd }: SpeechLimits): Promise<SpeechRecording> {
  const microphone = await Microphone.open(null, { onLevel: () => undefined, onLost: onEnd });
  try {
    await microphone.start();
  } catch (error) {
    microphone.close();
    throw error;
  }
  const timer = setTimeout(onEnd, seconds * 1_000);
  return {
    async stop() {
      clearTimeout(timer);
      const sound = microphone.stop();
      microphone.close();
      const range = findSpeech(sound);
      if (!range) return null;
      return {
        mp3: await encodeMp3(levelSound(sound, range)),
        seconds: (range.end - range.start) / sound.rate,
      };
    },
    cancel() {
      clearTimeout(timer);
      microphone.close();
    },
  };
}
