import type { PhraseDetail } from "@saywhere/validators/content/phrase-detail";
import { lazyRouteComponent } from "@tanstack/react-router";
import { Suspense } from "react";

type Media = Pick<PhraseDetail, "audio_url" | "video_url">;

const MediaExamples = lazyRouteComponent(() => import("./media-examples.tsx"), "MediaExamples");

const hasMedia = ({ audio_url, video_url }: Media) => Boolean(audio_url || video_url);

/** Loads the players' code when a phrase has recordings, so that they render with the page. */
export async function loadMedia(detail: Media): Promise<void> {
  if (hasMedia(detail)) await MediaExamples.preload?.();
}

/** Audio & Video Examples; phrases without recordings do not load this code. */
export function LazyMedia({ detail }: { detail: PhraseDetail }) {
  if (!hasMedia(detail)) return null;
  return (
    <Suspense>
      <MediaExamples
        audioUrl={detail.audio_url}
        videoUrl={detail.video_url}
        subject={`“${detail.phrase.english}” in ${detail.language.name}`}
      />
    </Suspense>
  );
}
