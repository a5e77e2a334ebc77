import { DataTable } from "@saywhere/ui/list/data-table";
import type { FileStore, StoredFile } from "@saywhere/validators/files/stored-file";
import { useState } from "react";
import { ShowMore } from "../../lib/list/show-more.tsx";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { MediaPlayer } from "../../lib/stored-file/media-player.tsx";
import { STORE_WORDS } from "../../lib/stored-file/store-labels.ts";
import { useStoredFiles } from "../../lib/stored-file/use-stored-files.ts";
import { FileActions } from "./file-actions.tsx";
import { fileColumns } from "./file-columns.tsx";

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
    return (
      <LoadError
        title={`The ${many} could not be loaded.`}
        error={list.error}
        pending={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const { files } = list;
  return (
    <>
      <DataTable
        // Not the title of the section, which is a region of its own.
        caption={`List of ${many}`}
        columns={fileColumns[store]}
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
