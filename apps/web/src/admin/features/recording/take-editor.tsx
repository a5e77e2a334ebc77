import { RangeSlider } from "@mantine/core";
import { Notice } from "@saywhere/ui/notice";
import { useMemo } from "react";
import type { SoundRange } from "../../../shared/recording/sound/sound.ts";
import { type SoundProblem, soundProblems } from "../../../shared/recording/sound/sound-problems.ts";
import { waveformPath } from "../../../shared/recording/sound/waveform-path.ts";
import type { Take } from "./takes/take.ts";

const PROBLEMS: Record<SoundProblem, string> = {
  quiet:
    "This is very quiet. Speak closer to the microphone, or raise its level in the settings of your system.",
  clipped: "This is too loud and crackles. Speak farther from the microphone, or lower its level.",
  long: "This is long for a phrase. Move the start and the end if there is more than the phrase.",
};

/** Bars of the picture. */
const COLUMNS = 240;
const MIN_SECONDS = 0.1;

interface TakeEditorProps {
  take: Take;
  disabled: boolean;
  onTrim(range: SoundRange): void;
}

/** The picture of a recording, and its start and end, which can be moved by hand and by the arrow keys. */
export function TakeEditor({ take: { sound, range }, disabled, onTrim }: TakeEditorProps) {
  const path = useMemo(() => waveformPath(sound.samples, COLUMNS), [sound]);
  const problems = useMemo(() => soundProblems(sound, range), [sound, range]);
  const { length } = sound.samples;
  const column = (at: number) => (at / length) * COLUMNS;
  const seconds = (at: number) => Math.round((at / sound.rate) * 100) / 100;
  return (
    <div className="rec-take">
      <svg className="rec-wave" viewBox={`0 -1 ${COLUMNS} 2`} preserveAspectRatio="none" aria-hidden>
        <rect
          className="rec-kept"
          x={column(range.start)}
          y={-1}
          width={column(range.end - range.start)}
          height={2}
        />
        <path d={path} />
        <rect className="rec-cut" x={0} y={-1} width={column(range.start)} height={2} />
        <rect
          className="rec-cut"
          x={column(range.end)}
          y={-1}
          width={COLUMNS - column(range.end)}
          height={2}
        />
      </svg>
      <RangeSlider
        className="rec-trim"
        min={0}
        max={seconds(length)}
        step={0.02}
        precision={2}
        minRange={MIN_SECONDS}
        pushOnOverlap={false}
        value={[seconds(range.start), seconds(range.end)]}
        onChange={([start, end]) =>
          onTrim({
            start: Math.round(start * sound.rate),
            end: Math.min(length, Math.round(end * sound.rate)),
          })
        }
        disabled={disabled}
        label={null}
        thumbFromLabel="Start of the recording"
        thumbToLabel="End of the recording"
        thumbValueText={(value) => `${value.toFixed(2)} seconds`}
      />
      {problems.map((problem) => (
        <Notice key={problem} tone="caution">
          {PROBLEMS[problem]}
        </Notice>
      ))}
    </div>
  );
}
