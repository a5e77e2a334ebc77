import { Button } from "@saywhere/ui/button";
import { formatFileSize, type StoredFile } from "@saywhere/validators/files/stored-file";
import { accessibleName } from "../../../lib/stored-file/file-key.ts";
import { MediaPlayer, mediaKindOf } from "../../../lib/stored-file/media-player.tsx";
import { PlayButton } from "../../../lib/stored-file/play-button.tsx";
import { StoredFileName } from "../../../lib/stored-file/stored-file-name.tsx";
import styles from "./library-list.module.css";

interface LibraryItemProps {
  file: StoredFile;
  playing: boolean;
  onPlay(): void;
  onChoose(): void;
}

/** A file to listen to, and to choose. */
export function LibraryItem({ file, playing, onPlay, onChoose }: LibraryItemProps) {
  const name = accessibleName(file.key);
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <span className={styles.name}>
          <StoredFileName fileKey={file.key} note={formatFileSize(file.size)} />
        </span>
        <span className={styles.buttons}>
          {mediaKindOf(file.key) && <PlayButton name={name} playing={playing} onToggle={onPlay} />}
          <Button variant="outline" size="sm" aria-label={`Choose ${name}`} onClick={onChoose}>
            Choose
          </Button>
        </span>
      </div>
      {playing && (
        <div className={styles.player}>
          <MediaPlayer file={file} />
        </div>
      )}
    </li>
  );
}
