import { parseVideo, type Video } from "@saywhere/validators/urls/video-embed";
import { IconPlayerPlayFilled } from "@tabler/icons-react";
import { useState } from "react";
import { isModifiedClick } from "../../../lib/link-navigation.tsx";
import { Section } from "../section.tsx";
import styles from "./media-examples.module.css";

interface MediaExamplesProps {
  audioUrl: string | null;
  videoUrl: string | null;
  /** Phrase and language, for the labels of the players. */
  subject: string;
}

/** Recordings of the phrase. Nothing is loaded from other hosts before the visitor presses play. */
export function MediaExamples({ audioUrl, videoUrl, subject }: MediaExamplesProps) {
  const video = videoUrl ? parseVideo(videoUrl) : null;
  if (!audioUrl && !video) return null;
  return (
    <Section id="examples" title="Audio & Video Examples">
      <div className={styles.media} data-hide="print">
        {audioUrl ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- the spoken text is written above
          <audio controls preload="none" src={audioUrl} aria-label={`Audio: ${subject}`} />
        ) : null}
        {video?.kind === "youtube" ? <VideoFacade key={subject} video={video} subject={subject} /> : null}
        {video?.kind === "file" ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- the spoken text is written above
          <video
            className={styles.video}
            controls
            preload="none"
            playsInline
            src={video.url}
            aria-label={`Video: ${subject}`}
          >
            <VideoLink video={video} />
          </video>
        ) : null}
        {video?.kind === "link" ? (
          <p>
            <VideoLink video={video} />
          </p>
        ) : null}
      </div>
    </Section>
  );
}

function VideoLink({ video }: { video: Extract<Video, { kind: "file" | "link" }> }) {
  return (
    <a href={video.url} rel="noopener nofollow">
      Watch the video{video.host && ` on ${video.host}`}
    </a>
  );
}

/** The focused link is gone, so the player takes the focus; once, because this function stays the same. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus({ preventScroll: true });

interface VideoFacadeProps {
  video: Extract<Video, { kind: "youtube" }>;
  subject: string;
}

/** Placeholder of the player until the visitor presses play; without JavaScript it links to the video. */
export function VideoFacade({ video, subject }: VideoFacadeProps) {
  const [asked, setAsked] = useState(false);
  if (asked) {
    return (
      <iframe
        className={styles.video}
        src={video.embedUrl}
        title={`Video: ${subject}`}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the player needs both, and has another origin
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
        ref={takeFocus}
      />
    );
  }
  return (
    <a
      className={`${styles.video} ${styles.facade}`}
      href={video.watchUrl}
      rel="noopener"
      onClick={(event) => {
        if (isModifiedClick(event)) return;
        event.preventDefault();
        setAsked(true);
      }}
    >
      <span className={styles.play}>
        <IconPlayerPlayFilled aria-hidden />
      </span>
      <span>
        <strong>Play video</strong>
        <span className={styles.hint}>Loads from YouTube when you press play</span>
      </span>
    </a>
  );
}
