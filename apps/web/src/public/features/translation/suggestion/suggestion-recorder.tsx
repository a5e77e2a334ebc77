import { Button } from "@saywhere/ui/button";
import { useRef } from "react";
import styles from "./suggestion-dialog.module.css";
import type { Recorder } from "./use-recorder.ts";

interface SuggestionRecorderProps {
  recorder: Recorder;
  hasRecording: boolean;
  /** Why it was not stored. */
  error: string | undefined;
}

/** The buttons by which the visitor records how a phrase is said. */
export function SuggestionRecorder({ recorder, hasRecording, error }: SuggestionRecorderProps) {
  const { step, status, start, stop, listen } = recorder;
  const pending = step !== "ready";
  const record = useRef<HTMLButtonElement>(null);
  const remove = () => {
    recorder.remove();
    // The pressed button goes.
    record.current?.focus();
  };
  return (
    <fieldset className={styles.recorder}>
      <legend>How do you say it? (optional)</legend>
      <div className={styles.buttons}>
        {step === "recording" ? (
          <Button size="sm" onClick={() => void stop()}>
            Stop
          </Button>
        ) : (
          <Button ref={record} variant="outline" size="sm" pending={pending} onClick={() => void start()}>
            {hasRecording ? "Record again" : "Record"}
          </Button>
        )}
        {hasRecording && step !== "recording" && (
          <>
            <Button variant="outline" size="sm" pending={pending} onClick={() => void listen()}>
              Listen
            </Button>
            <Button variant="quiet" size="sm" pending={pending} onClick={remove}>
              Remove
            </Button>
          </>
        )}
      </div>
      <p role="status" className={styles.lead}>
        {status}
      </p>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
