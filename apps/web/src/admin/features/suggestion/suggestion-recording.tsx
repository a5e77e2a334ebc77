import { Button } from "@saywhere/ui/button";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { playMp3 } from "../../../shared/recording/play-mp3.ts";
import { useUnmountSignal } from "../../../shared/use-unmount-signal.ts";
import { onErrorToastWithReason } from "../../lib/api/error-toast.ts";
import { useTRPC } from "../../lib/api/trpc.ts";

interface SuggestionRecordingProps {
  id: number;
  /** What it is a recording of. */
  subject: string;
}

/** Plays what a visitor recorded. */
export function SuggestionRecording({ id, subject }: SuggestionRecordingProps) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const left = useUnmountSignal();
  const listen = useMutation({
    mutationFn: async () => {
      const { mp3 } = await queryClient.query(trpc.suggestion.recording.queryOptions({ id }));
      const content = Uint8Array.from(atob(mp3), (letter) => letter.charCodeAt(0)).buffer;
      await playMp3(content, left.current);
    },
    onError: onErrorToastWithReason("play the recording"),
  });
  return (
    <Button
      variant="outline"
      size="sm"
      pending={listen.isPending}
      aria-label={`Listen to the recording for ${subject}`}
      onClick={() => listen.mutate()}
    >
      Listen
    </Button>
  );
}
