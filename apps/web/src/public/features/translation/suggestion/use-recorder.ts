import { SUGGESTION_RECORDING_SECONDS } from "@saywhere/validators/suggestions/suggestion-limits";
import { useEffect, useRef, useState } from "react";
import type { SpeechRecording } from "../../../../shared/recording/record-speech.ts";
import { useUnmountSignal } from "../../../../shared/use-unmount-signal.ts";

const NOT_LOADED = "The recorder could not be loaded. Check your connection and try again.";

/** What a visitor recorded. */
export interface Recorded {
  mp3: Blob;
  seconds: number;
}

export type Recorder = ReturnType<typeof useRecorder>;

/** Records how the visitor says a phrase, and plays it. The code that records is loaded when it is wanted. */
export function useRecorder(recorded: Recorded | null, onRecorded: (recorded: Recorded | null) => void) {
  const recording = useRef<SpeechRecording | null>(null);
  const [step, setStep] = useState<"ready" | "starting" | "recording" | "encoding" | "playing">("ready");
  const [status, setStatus] = useState("");
  const left = useUnmountSignal();
  useEffect(() => () => recording.current?.cancel(), []);

  const stop = async () => {
    const ended = recording.current;
    recording.current = null;
    if (!ended) return;
    setStep("encoding");
    try {
      const result = await ended.stop();
      if (left.current.aborted) return;
      setStatus(result ? "" : "No sound was recorded. Check your microphone and record again.");
      if (result) onRecorded(result);
    } catch (cause) {
      console.error("The recording was not kept", cause);
      setStatus("The recording failed. Check your connection and record again.");
    }
    setStep("ready");
  };
  const start = async () => {
    setStep("starting");
    setStatus("Starting the microphone…");
    let explain: (cause: unknown) => string = () => NOT_LOADED;
    try {
      const [{ recordSpeech }, { microphoneProblem }] = await Promise.all([
        import("../../../../shared/recording/record-speech.ts"),
        import("../../../../shared/recording/microphone/microphone-problem.ts"),
      ]);
      explain = microphoneProblem;
      const opened = await recordSpeech({ seconds: SUGGESTION_RECORDING_SECONDS, onEnd: () => void stop() });
      if (left.current.aborted) return opened.cancel();
      recording.current = opened;
      setStep("recording");
      setStatus(`Recording. It stops by itself after ${SUGGESTION_RECORDING_SECONDS} seconds.`);
    } catch (cause) {
      console.error("The recording did not start", cause);
      setStep("ready");
      setStatus(explain(cause));
    }
  };
  const listen = async () => {
    if (!recorded) return;
    setStep("playing");
    try {
      const { playMp3 } = await import("../../../../shared/recording/play-mp3.ts");
      await playMp3(await recorded.mp3.arrayBuffer(), left.current);
    } catch (cause) {
      console.error("The recording was not played", cause);
      setStatus("The recording could not be played. Check your connection and try again.");
    }
    setStep("ready");
  };
  const remove = () => {
    onRecorded(null);
    setStatus("The recording was removed.");
  };

  return {
    step,
    /** What to tell the visitor. */
    status: status || (recorded ? `Recorded, ${recorded.seconds.toFixed(1)} seconds` : ""),
    /** Whether a recording is being made, which could not be sent yet. */
    isRecording: step === "starting" || step === "recording" || step === "encoding",
    start,
    stop,
    listen,
    remove,
  };
}
