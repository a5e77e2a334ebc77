import { optionalAddress } from "@saywhere/validators/texts/fields";
import { parseVideo } from "@saywhere/validators/urls/video-embed";
import { useState } from "react";
import styles from "./media-preview.module.css";

/** Plays the recording whose address was typed. */
export function AudioPreview({ address }: { address: string }) {
  const url = address.trim();
  const [broken, setBroken] = useState<string | null>(null);
  if (!url || !optionalAddress.safeParse(url).success) return null;
  return (
    <div className={styles.preview}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the phrase itself is its caption */}
      <audio
        key={url}
        controls
        preload="none"
        src={url}
        aria-label="Listen to the audio"
        onError={() => setBroken(url)}
      />
      {broken === url && <p role="alert">This address plays no audio. Check it.</p>}
    </div>
  );
}

/** What kind of video was typed, and the way to it. */
export function VideoPreview({ address }: { address: string }) {
  const video = parseVideo(address);
  if (!video) return null;
  const [kind, url] =
    video.kind === "youtube"
      ? [video.start > 0 ? `YouTube video, from ${video.start} s` : "YouTube video", video.watchUrl]
      : [`A link to ${video.host}, since it is no YouTube video`, video.url];
  return (
    <p className={styles.preview}>
      {kind}.{" "}
      <a href={url} target="_blank" rel="noreferrer">
        Watch
      </a>
    </p>
  );
}
