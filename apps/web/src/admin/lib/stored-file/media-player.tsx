import { Notice } from "@saywhere/ui/notice";
import { fileKindOf, type StoredFile } from "@saywhere/validators/files/stored-file";
import { type SyntheticEvent, useState } from "react";
import { fileNameOf } from "./file-key.ts";
import styles from "./media-player.module.css";

/** The kind of a media file; null for a file that cannot be played, such as subtitles. */
export function mediaKindOf(key: string): "audio" | "video" | null {
  const type = fileKindOf("media", key)?.contentType ?? "";
  if (type.startsWith("audio/")) return "audio";
  // A player of videos plays sound too, whatever a file is that others have put there.
  return type.startsWith("text/") ? null : "video";
}

/** Plays a file from the moment it is mounted, and silences whatever else plays on the page. */
export function MediaPlayer({ file }: { file: StoredFile }) {
  const [failed, setFailed] = useState(false);
  const name = fileNameOf(file.key);
  if (failed) {
    return (
      <Notice tone="warning" role="alert">
        <bdi>{name}</bdi> could not be played. Your browser does not know this kind of file, the file is
        damaged, or it cannot be reached.
      </Notice>
    );
  }
  const Player = mediaKindOf(file.key) === "audio" ? "audio" : "video";
  return (
    <Player
      className={styles.player}
      controls
      autoPlay
      src={file.url}
      aria-label={`Player: ${name}`}
      onPlay={silenceOthers}
      onError={() => setFailed(true)}
    />
  );
}

function silenceOthers({ currentTarget }: SyntheticEvent<HTMLMediaElement>): void {
  for (const other of document.querySelectorAll<HTMLMediaElement>("audio, video")) {
    if (other !== currentTarget && !other.paused) other.pause();
  }
}
