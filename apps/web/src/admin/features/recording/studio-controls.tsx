import { Kbd } from "@mantine/core";
import { Button } from "@saywhere/ui/button";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconMicrophone from "@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs";
import IconPlayerPlay from "@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs";
import IconPlayerStop from "@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs";
import { UploadRecordingButton } from "../../lib/stored-file/upload/upload-recording-button.tsx";
import type { Studio } from "./use-studio.ts";

interface StudioControlsProps {
  studio: Studio;
  /** False while the phrase loads. */
  ready: boolean;
  hasRecording: boolean;
}

/** The buttons of the studio. The main one is always at the same place, under the thumb on phones. */
export function StudioControls({ studio, ready, hasRecording }: StudioControlsProps) {
  const { step, take, playing } = studio;
  const sending = take?.step === "sending";
  const PlayIcon = playing ? IconPlayerStop : IconPlayerPlay;
  return (
    <div className="rec-controls">
      <div className="rec-others">
        {step === "review" && (
          <>
            <Button
              variant="outline"
              icon={<IconMicrophone stroke={1.75} aria-hidden />}
              disabled={sending}
              onClick={studio.record}
            >
              Record again
            </Button>
            <Button
              variant="outline"
              icon={<PlayIcon stroke={1.75} aria-hidden />}
              onClick={studio.togglePlaying}
            >
              {playing ? "Stop playing" : "Play"}
            </Button>
          </>
        )}
        {step === "ready" && (
          <UploadRecordingButton pending={studio.takes.uploading} disabled={!ready} onFile={studio.upload} />
        )}
        {step === "recording" && (
          <Button variant="outline" onClick={studio.cancel}>
            Cancel
          </Button>
        )}
      </div>
      {step === "review" ? (
        <Button
          size="lg"
          className="rec-main"
          icon={<IconCheck stroke={2} aria-hidden />}
          pending={sending}
          onClick={studio.keep}
        >
          {take?.step === "failed" ? "Try again" : sending ? "Saving…" : "Save and go to next"}
        </Button>
      ) : step === "recording" ? (
        <Button
          size="lg"
          variant="danger"
          className="rec-main"
          icon={<IconPlayerStop stroke={2} aria-hidden />}
          onClick={studio.stop}
        >
          Stop
        </Button>
      ) : (
        <Button
          size="lg"
          className="rec-main"
          icon={<IconMicrophone stroke={2} aria-hidden />}
          pending={step === "starting"}
          disabled={!ready || studio.takes.uploading}
          onClick={studio.record}
        >
          {hasRecording ? "Record again" : "Record"}
        </Button>
      )}
    </div>
  );
}

const KEYS = [
  { key: "Space", does: "record, stop, play" },
  { key: "Enter", does: "save and go to next" },
  { key: "R", does: "record again" },
  { key: "Arrows", does: "previous, next" },
  { key: "Esc", does: "cancel, leave" },
];

/** The keys, which phones do not have. */
export function StudioKeys() {
  return (
    <ul className="rec-keys" aria-label="Keys">
      {KEYS.map(({ key, does }) => (
        <li key={key}>
          <Kbd size="sm">{key}</Kbd> {does}
        </li>
      ))}
    </ul>
  );
}
