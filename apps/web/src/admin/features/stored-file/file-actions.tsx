import { ButtonLink } from "@saywhere/ui/button";
import { IconButton } from "@saywhere/ui/icon-button";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import type { FileStore, StoredFile } from "@saywhere/validators/files/stored-file";
import IconExternalLink from "@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { CopyUrlButton } from "../../lib/stored-file/copy-url-button.tsx";
import { accessibleName } from "../../lib/stored-file/file-key.ts";
import { mediaKindOf } from "../../lib/stored-file/media-player.tsx";
import { PlayButton } from "../../lib/stored-file/play-button.tsx";
import styles from "./file-actions.module.css";

interface FileActionsProps {
  store: FileStore;
  file: StoredFile;
  playing: boolean;
  onPlay(): void;
  /** Undefined for users without the permission to delete. */
  onDelete: (() => void) | undefined;
}

/** The actions of a file. */
export function FileActions({ store, file, playing, onPlay, onDelete }: FileActionsProps) {
  const name = accessibleName(file.key);
  return (
    <div className={styles.actions}>
      {store === "media" && mediaKindOf(file.key) ? (
        <PlayButton name={name} playing={playing} onToggle={onPlay} />
      ) : (
        <ButtonLink
          variant="quiet"
          size="sm"
          icon={<IconExternalLink stroke={1.75} aria-hidden />}
          href={file.url}
          target="_blank"
          rel="noreferrer"
        >
          <span>
            View <VisuallyHidden>{name}, in a new tab</VisuallyHidden>
          </span>
        </ButtonLink>
      )}
      <CopyUrlButton name={name} address={file.url} />
      {onDelete && (
        <IconButton label={`Delete ${name}`} title="Delete" className={styles.delete} onClick={onDelete}>
          <IconTrash size={18} stroke={1.75} aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
