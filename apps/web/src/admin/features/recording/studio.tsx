import { NativeSelect } from "@mantine/core";
import { DiscardDialog } from "@saywhere/ui/dialog/discard-dialog";
import { IconButton } from "@saywhere/ui/icon-button";
import { Notice } from "@saywhere/ui/notice";
import { NativeText } from "@saywhere/ui/text/native-text";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import type { RecordingQueue } from "@saywhere/validators/content/recording-queue";
import IconChevronLeft from "@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs";
import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import { skipToken, useQuery } from "@tanstack/react-query";
import { type MouseEvent, useRef, useState } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { useLeaveGuard } from "../../lib/dialog/use-leave-guard.ts";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { useIsMobile } from "../../lib/use-is-mobile.ts";
import { PhraseToRecord } from "./phrase-to-record.tsx";
import { StudioControls, StudioKeys } from "./studio-controls.tsx";
import { useStudioKeys } from "./studio-keys.ts";
import { TakeEditor } from "./take-editor.tsx";
import { UnsentTakes } from "./unsent-takes.tsx";
import { useStudio } from "./use-studio.ts";

interface StudioProps {
  queue: RecordingQueue["items"];
  onLeave(): void;
}

/** A sitting over a list of phrases, which stays as it was at the start. */
export function Studio({ queue: given, onLeave }: StudioProps) {
  const [queue] = useState(given);
  const [index, setIndex] = useState(0);
  const isMobile = useIsMobile();
  const stage = useRef<HTMLElement>(null);
  const meter = useRef<HTMLDivElement>(null);
  const trpc = useTRPC();
  const rowOf = (at: number) => {
    const item = queue[at];
    return trpc.translation.row.queryOptions(item ? { id: item.id } : skipToken);
  };
  const found = useQuery(rowOf(index));
  // The next phrase is there when it is needed.
  useQuery(rowOf(index + 1));
  const row = found.data?.translation ? found.data : undefined;
  const studio = useStudio({ queue, row, index, onIndex: setIndex, meter });
  const { step, take, takes, microphone, status } = studio;
  const guard = useLeaveGuard(studio.isUnsaved, takes.discard);

  useStudioKeys(studio, () => guard.leave(onLeave));
  // Otherwise Space and Enter would press the last button again, which may do something else by now.
  const focusAfterButton = ({ target }: MouseEvent) => {
    if (!(target as Element).closest("button")) return;
    stage.current?.focus({ preventScroll: true });
    // The filters and the buttons leave no room for the phrase on a small phone.
    if (isMobile) stage.current?.scrollIntoView();
  };
  const item = queue[index];
  return (
    <section
      ref={stage}
      className="rec-studio"
      aria-label="Studio"
      tabIndex={-1}
      data-step={step}
      onClick={focusAfterButton}
    >
      <div className="rec-place">
        <IconButton label="Previous phrase" disabled={index === 0} onClick={() => studio.move(-1)}>
          <IconChevronLeft size={22} stroke={1.75} aria-hidden />
        </IconButton>
        <p>
          {index + 1} of {queue.length}
          {takes.saved.size > 0 && <span className="rec-count"> · {takes.saved.size} recorded</span>}
        </p>
        <IconButton label="Next phrase" disabled={index + 1 === queue.length} onClick={() => studio.move(1)}>
          <IconChevronRight size={22} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
      {row ? (
        <PhraseToRecord row={row} showsRecording={step === "ready"} />
      ) : (
        <div className="rec-phrase" aria-busy={found.isPending || undefined}>
          <p className="rec-english">{item?.english}</p>
          {found.data && <p>This translation was deleted. Go on to the next phrase.</p>}
          {found.isError && <LoadError title="The phrase could not be loaded." query={found} />}
        </div>
      )}
      <p role="status">
        <VisuallyHidden>
          {/* Screen readers announce the phrase once when it changes. */}
          {row && (
            <>
              {index + 1} of {queue.length}: {row.phrase.english}.{" "}
              <NativeText {...row.language}>{row.translation?.native_text}</NativeText>
            </>
          )}
        </VisuallyHidden>
      </p>
      <div className="rec-sound">
        <div className="rec-meter" ref={meter} hidden={step !== "recording"} aria-hidden>
          <div />
        </div>
        {take && item && step === "review" && (
          <TakeEditor
            take={take}
            disabled={take.step === "sending"}
            onTrim={(range) => takes.trim(item.id, range)}
          />
        )}
        <p className="rec-status" role="status">
          {status}
        </p>
        {microphone.problem && (
          <Notice tone="warning" role="alert">
            {microphone.problem}
          </Notice>
        )}
        {take?.step === "failed" && step === "review" && (
          <Notice tone="warning" role="alert" title="The recording was not saved.">
            {take.message} Your recording is still here.
          </Notice>
        )}
      </div>
      {/* Above the buttons, which would otherwise scroll out of view with a long list. */}
      <UnsentTakes queue={queue} takes={takes.takes} current={item?.id} onOpen={studio.goTo} />
      <StudioControls
        studio={studio}
        ready={row !== undefined}
        hasRecording={!!row?.translation?.audio_url}
      />
      <div className="rec-foot">
        <StudioKeys />
        {microphone.devices.length > 1 && (
          <NativeSelect
            label="Microphone"
            data={microphone.devices.map(({ id, label }) => ({ value: id, label }))}
            value={microphone.current ?? undefined}
            disabled={step !== "ready" && step !== "review"}
            onChange={(event) => void microphone.choose(event.currentTarget.value)}
          />
        )}
      </div>
      {guard.asking && <DiscardDialog onKeep={guard.keep} onDiscard={guard.discard} />}
    </section>
  );
}
