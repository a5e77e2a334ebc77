import type { Video } from "@saywhere/validators/urls/video-embed";
import { IconPlayerPlayFilled } from "@tabler/icons-react";
import { useState } from "react";
import { isModifiedClick } from "../../../lib/is-modified-click.ts";
import styles from "./media-examples.module.css";

interface VideoFacadeProps {
  video: Extract<Video, { kind: "youtube" }>;
  subject: string;
}

/** Stands in the player's place until the visitor asks for it; without scripts it leads to the video. */
export function VideoFacade({ video, subject }: VideoFacadeProps) {
  const [asked, setAsked] = useState(false);
  if (asked) {
    return (
      <iframe
        className={styles.video}
        src={video.embedUrl}
        title={`Video: ${subject}`}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the player needs both, and is of another origin
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
        // The link that had the focus is gone.
        ref={(frame) => frame?.focus({ preventScroll: true })}
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
