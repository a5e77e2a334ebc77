import type { RecordingQueue } from "@saywhere/validators/content/recording-queue";
import type { TranslationRow } from "@saywhere/validators/content/translation";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Microphone } from "../../../shared/recording/microphone/microphone.ts";
import { levelSound } from "../../../shared/recording/sound/cut-and-level.ts";
import { findSpeech } from "../../../shared/recording/sound/find-speech.ts";
import { useEventCallback } from "../../lib/use-event-callback.ts";
import type { Take } from "./takes/take.ts";
import { useTakes } from "./takes/use-takes.ts";
import { useMicrophone } from "./use-microphone.ts";

/** A recording stops by itself after this time. */
const MAX_SECONDS = 60;
/** Decibels below full scale where the level meter begins. */
const METER_RANGE = 60;

export type StudioStep = "ready" | "starting" | "recording" | "review";

interface StudioOptions {
  queue: RecordingQueue["items"];
  /** The row of the current phrase; undefined while it loads. */
  row: TranslationRow | undefined;
  index: number;
  onIndex(index: number): void;
  meter: RefObject<HTMLElement | null>;
}

/** What a sitting of the recording studio does: record, hear again, keep, go on. */
export function useStudio({ queue, row, index, onIndex, meter }: StudioOptions) {
  const id = queue[index]?.id ?? 0;
  const takes = useTakes();
  const take = takes.takes.get(id);
  const [step, setStep] = useState<Exclude<StudioStep, "review">>("ready");
  const [playing, setPlaying] = useState(false);
  /** What happened last, which screen readers announce. */
  const [status, setStatus] = useState("");
  // The row being recorded, even if the microphone is lost or another row is chosen meanwhile.
  const recording = useRef<{ microphone: Microphone; id: number; text: string } | null>(null);

  const microphone = useMicrophone({
    onLevel: (peak) => {
      const level = peak > 0 ? Math.max(0, 1 + (20 * Math.log10(peak)) / METER_RANGE) : 0;
      meter.current?.style.setProperty("--level", level.toFixed(2));
    },
    onLost: () => {
      if (step === "recording") stop();
    },
  });

  const play = async ({ sound, range }: Take) => {
    // Without a microphone there is no take to play, unless the microphone was disconnected.
    const player = await microphone.open();
    if (!player) return;
    setPlaying(true);
    await player.play(levelSound(sound, range));
    setPlaying(false);
  };
  const silence = () => microphone.opened.current?.silence();

  const record = async () => {
    const text = row?.translation?.native_text;
    if (step !== "ready" || text === undefined || takes.uploading || take?.step === "sending") return;
    silence();
    setStep("starting");
    setStatus("Starting the microphone");
    const recorder = await microphone.open();
    try {
      await recorder?.start();
    } catch (error) {
      microphone.reportProblem(error);
    }
    // Lost or refused.
    if (!recorder || microphone.opened.current !== recorder) {
      setStep("ready");
      setStatus("");
      return;
    }
    recording.current = { microphone: recorder, id, text };
    // The take before stays until there is a new one.
    setStep("recording");
    setStatus("Recording");
  };

  const stop = useEventCallback(() => {
    const recorded = recording.current;
    recording.current = null;
    setStep("ready");
    if (!recorded) return;
    const sound = recorded.microphone.stop();
    const range = findSpeech(sound);
    if (!range) {
      setStatus("No sound was recorded. Check which microphone is chosen, and record again.");
      return;
    }
    const added: Take = { sound, range, text: recorded.text, step: "new" };
    takes.add(recorded.id, added);
    setStatus(`Recorded, ${((range.end - range.start) / sound.rate).toFixed(1)} seconds`);
    void play(added);
  });

  useEffect(() => {
    if (step !== "recording") return;
    const timer = setTimeout(stop, MAX_SECONDS * 1_000);
    return () => clearTimeout(timer);
  }, [step, stop]);

  const goTo = (to: number) => {
    if (step !== "ready" || to < 0) return;
    silence();
    setStatus("");
    if (to < queue.length) onIndex(to);
    else setStatus("This was the last phrase.");
  };
  const move = (by: number) => goTo(index + by);

  const onUploaded = useEventCallback((uploaded: number, problem: string | null) => {
    if (problem !== null) setStatus(problem);
    else if (uploaded === id) move(1);
  });

  const upload = async (file: File) => {
    const text = row?.translation?.native_text;
    if (step !== "ready" || !row || text === undefined) return;
    silence();
    setStatus(`Uploading ${file.name}`);
    onUploaded(id, await takes.upload(id, row, { file, text }));
  };

  const current: StudioStep = step === "ready" && take ? "review" : step;
  return {
    step: current,
    take,
    playing,
    status,
    microphone,
    takes,
    isUnsaved: () => takes.isUnsaved() || recording.current !== null,
    record: () => void record(),
    stop,
    /** Stores a sound file and goes to the next phrase. */
    upload: (file: File) => void upload(file),
    /** Ends a recording without a take. */
    cancel: () => {
      recording.current?.microphone.stop();
      recording.current = null;
      setStep("ready");
      setStatus("Recording canceled");
    },
    togglePlaying: () => {
      if (playing) silence();
      else if (take) void play(take);
    },
    /** Stores the take and goes to the next phrase. */
    keep: () => {
      if (current !== "review" || !row) return;
      void takes.send(id, row);
      move(1);
    },
    goTo,
    move,
  };
}
export type Studio = ReturnType<typeof useStudio>;
