import { Button } from "@saywhere/ui/button";
import { formatFileSize, type StoredFile } from "@saywhere/validators/files/stored-file";
import { useEffect, useState } from "react";
import { ShowMore } from "../../../lib/list/show-more.tsx";
import { LoadError } from "../../../lib/screen/load-error.tsx";
import { Skeletons } from "../../../lib/screen/skeletons.tsx";
import { accessibleName } from "../../../lib/stored-file/file-key.ts";
import { MediaPlayer, mediaKindOf } from "../../../lib/stored-file/media-player.tsx";
import { PlayButton } from "../../../lib/stored-file/play-button.tsx";
import { STORE_WORDS } from "../../../lib/stored-file/store-labels.ts";
import { StoredFileName } from "../../../lib/stored-file/stored-file-name.tsx";
import { useStoredFiles } from "../../../lib/stored-file/use-stored-files.ts";
import styles from "./media-library-list.module.css";

const AT_A_TIME = 100;
/** With fewer matching files than this, the next pages load by themselves. */
const ENOUGH = 20;
/** How many pages load by themselves. */
const MAX_PAGES = 5;

const LOADING = ["55%", "70%", "40%", "62%"].map((width) => ({ width, height: "1.25em" }));

interface LibraryListProps {
  /** Null: all kinds. */
  kind: "audio" | "video" | null;
  search: string;
  /** Files uploaded from this dialog, which are listed first. */
  uploaded: readonly StoredFile[];
  onChoose(file: StoredFile): void;
}

export function LibraryList({ kind, search, uploaded, onChoose }: LibraryListProps) {
  const list = useStoredFiles("media", { search, limit: AT_A_TIME, fresh: true });
  const [playing, setPlaying] = useState<string | null>(null);
  const { files, data, hasNextPage, isFetching, isError, fetchNextPage } = list;
  const fitting = withFirst(uploaded, files ?? []).filter(
    ({ key }) => kind === null || mediaKindOf(key) === kind,
  );

  const pages = data?.pages.length ?? 0;
  const wanting = fitting.length < ENOUGH && hasNextPage && pages < MAX_PAGES && !isFetching && !isError;
  useEffect(() => {
    if (wanting) void fetchNextPage();
  }, [wanting, fetchNextPage]);

  if (list.isError && !list.isFetchNextPageError) {
    return <LoadError title="The media files could not be loaded." query={list} />;
  }
  if (!files) return <Skeletons className={styles.loading} sizes={LOADING} />;
  return (
    <>
      {fitting.length === 0 && !wanting && !list.isFetchingNextPage && (
        <p className={styles.empty}>{emptyText(kind, search, files.length > 0)}</p>
      )}
      <ul className={styles.items} aria-label={STORE_WORDS.media.title}>
        {fitting.map((file) => (
          <LibraryItem
            key={file.key}
            file={file}
            playing={playing === file.key}
            onPlay={() => setPlaying(playing === file.key ? null : file.key)}
            onChoose={() => onChoose(file)}
          />
        ))}
      </ul>
      {(fitting.length > 0 || hasNextPage) && <ShowMore list={list} shown={fitting.length} noun="file" />}
    </>
  );
}

function withFirst(first: readonly StoredFile[], files: StoredFile[]): StoredFile[] {
  const keys = new Set(first.map(({ key }) => key));
  return [...first, ...files.filter(({ key }) => !keys.has(key))];
}

function emptyText(kind: LibraryListProps["kind"], search: string, others: boolean): string {
  const what = kind === null ? "media files" : kind === "audio" ? "audio files" : "videos";
  if (search) return `No ${what} found matching “${search}”`;
  return others ? `No ${what} uploaded yet` : STORE_WORDS.media.empty;
}

interface LibraryItemProps {
  file: StoredFile;
  playing: boolean;
  onPlay(): void;
  onChoose(): void;
}

function LibraryItem({ file, playing, onPlay, onChoose }: LibraryItemProps) {
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
