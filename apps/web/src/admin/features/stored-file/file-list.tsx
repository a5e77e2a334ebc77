import { ButtonLink } from "@saywhere/ui/button";
import { IconButton } from "@saywhere/ui/icon-button";
import { type Column, DataTable } from "@saywhere/ui/list/data-table";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import {
  type FileStore,
  fileKindOf,
  formatFileSize,
  type StoredFile,
} from "@saywhere/validators/files/stored-file";
import IconExternalLink from "@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs";
import IconFileText from "@tabler/icons-react/dist/esm/icons/IconFileText.mjs";
import IconFileTypePdf from "@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs";
import IconPhoto from "@tabler/icons-react/dist/esm/icons/IconPhoto.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import IconTypography from "@tabler/icons-react/dist/esm/icons/IconTypography.mjs";
import { useState } from "react";
import { ShowMore } from "../../lib/list/show-more.tsx";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { CopyUrlButton } from "../../lib/stored-file/copy-url-button.tsx";
import { accessibleName } from "../../lib/stored-file/file-key.ts";
import { MediaPlayer, mediaKindOf } from "../../lib/stored-file/media-player.tsx";
import { PlayButton } from "../../lib/stored-file/play-button.tsx";
import { STORE_WORDS } from "../../lib/stored-file/store-labels.ts";
import { StoredFileName } from "../../lib/stored-file/stored-file-name.tsx";
import { useStoredFiles } from "../../lib/stored-file/use-stored-files.ts";
import { When } from "../../lib/text/relative-time-label.tsx";
import styles from "./file-list.module.css";

const AT_A_TIME = 50;

interface FileListProps {
  store: FileStore;
  search: string;
  /** Undefined for users without the permission to delete. */
  onDelete: ((file: StoredFile) => void) | undefined;
}

/** A table of files with further pages on demand; a media file plays below its row, one at a time. */
export function FileList({ store, search, onDelete }: FileListProps) {
  const list = useStoredFiles(store, { search, limit: AT_A_TIME });
  const [playing, setPlaying] = useState<string | null>(null);
  const { many, empty } = STORE_WORDS[store];
  if (list.isError && !list.isFetchNextPageError) {
    return <LoadError title={`The ${many} could not be loaded.`} query={list} />;
  }
  const { files } = list;
  return (
    <>
      <DataTable
        // Not the title of the section, which is a region of its own.
        caption={`List of ${many}`}
        columns={COLUMNS[store]}
        rows={files}
        rowKey={({ key }) => key}
        placeholderRows={3}
        empty={search ? `No ${many} found matching “${search}”` : empty}
        actions={(file) => (
          <FileActions
            store={store}
            file={file}
            playing={playing === file.key}
            onPlay={() => setPlaying(playing === file.key ? null : file.key)}
            onDelete={onDelete && (() => onDelete(file))}
          />
        )}
        detail={(file) => playing === file.key && <MediaPlayer file={file} />}
      />
      {files && files.length > 0 && <ShowMore list={list} shown={files.length} noun="file" />}
    </>
  );
}

const OTHER_COLUMNS: Column<StoredFile>[] = [
  {
    id: "size",
    header: "Size",
    cell: ({ size }) => <span className={styles.number}>{formatFileSize(size)}</span>,
    align: "end",
    width: "7rem",
  },
  {
    id: "lastModified",
    header: "Last Modified",
    cell: ({ lastModified }) => <When at={lastModified} />,
    width: "10rem",
    hideBelow: "sm",
  },
];

const COLUMNS: Record<FileStore, Column<StoredFile>[]> = {
  assets: [
    {
      id: "filename",
      header: "Filename",
      cell: (file) => (
        <span className={styles.pictured}>
          <AssetPicture file={file} />
          <StoredFileName fileKey={file.key} />
        </span>
      ),
    },
    ...OTHER_COLUMNS,
  ],
  media: [
    { id: "filename", header: "Filename", cell: ({ key }) => <StoredFileName fileKey={key} /> },
    ...OTHER_COLUMNS,
  ],
};

/** Larger pictures are not loaded for a thumbnail, in bytes. */
const LARGEST = 2 * 1024 * 1024;

/** A thumbnail, or an icon of the file type; the name beside it is the label. */
function AssetPicture({ file }: { file: StoredFile }) {
  const [broken, setBroken] = useState(false);
  const type = fileKindOf("assets", file.key)?.contentType ?? "";
  const shown = type.startsWith("image/") && file.size <= LARGEST && !broken;
  return (
    <span className={styles.picture}>
      {shown ? (
        <img
          src={file.url}
          alt=""
          width={36}
          height={36}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
        />
      ) : (
        <KindIcon type={type} />
      )}
    </span>
  );
}

function KindIcon({ type }: { type: string }) {
  const look = { size: 20, stroke: 1.5, "aria-hidden": true };
  if (type.startsWith("image/")) return <IconPhoto {...look} />;
  if (type.startsWith("font/")) return <IconTypography {...look} />;
  return type === "application/pdf" ? <IconFileTypePdf {...look} /> : <IconFileText {...look} />;
}

interface FileActionsProps {
  store: FileStore;
  file: StoredFile;
  playing: boolean;
  onPlay(): void;
  /** Undefined for users without the permission to delete. */
  onDelete: (() => void) | undefined;
}

/** The actions of a file. */
function FileActions({ store, file, playing, onPlay, onDelete }: FileActionsProps) {
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
      <CopyUrlButton name={name} url={file.url} />
      {onDelete && (
        <IconButton label={`Delete ${name}`} title="Delete" className={styles.delete} onClick={onDelete}>
          <IconTrash size={18} stroke={1.75} aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
