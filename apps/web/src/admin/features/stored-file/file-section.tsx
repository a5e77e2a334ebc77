import { Button } from "@saywhere/ui/button";
import type { FileStore, StoredFile } from "@saywhere/validators/files/stored-file";
import IconUpload from "@tabler/icons-react/dist/esm/icons/IconUpload.mjs";
import { type ReactNode, useId, useRef, useState } from "react";
import { SearchField } from "../../lib/list/search-field.tsx";
import { useMe } from "../../lib/session/session.tsx";
import { STORE_WORDS } from "../../lib/stored-file/store-labels.ts";
import { type Dropped, FileDrop } from "../../lib/stored-file/upload/file-drop.tsx";
import { UploadDialog } from "../../lib/stored-file/upload/upload-dialog.tsx";
import { DeleteFileDialog } from "./delete-file-dialog.tsx";
import { FileList } from "./file-list.tsx";
import styles from "./file-section.module.css";

/** The files of a store (specification §2): a table with actions. */
export function FileSection({ store }: { store: FileStore }) {
  const words = STORE_WORDS[store];
  const administers = useMe().role === "administrator";
  const [search, setSearch] = useState("");
  const [uploading, setUploading] = useState<{ dropped?: Dropped } | null>(null);
  const [deleted, setDeleted] = useState<StoredFile | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <DropArea store={store} enabled={administers} onDrop={(dropped) => setUploading({ dropped })}>
        <div className={styles.head}>
          <h2 ref={heading} id={id} tabIndex={-1} className={styles.title}>
            {words.title}
          </h2>
          <SearchField label={`Search ${words.many}`} value={search} onSearch={setSearch} />
          {administers && (
            <Button
              variant="outline"
              size="sm"
              icon={<IconUpload stroke={1.75} aria-hidden />}
              onClick={() => setUploading({})}
            >
              {words.upload}
            </Button>
          )}
        </div>
        <FileList store={store} search={search} onDelete={administers ? setDeleted : undefined} />
      </DropArea>
      {uploading && (
        <UploadDialog store={store} dropped={uploading.dropped} onClose={() => setUploading(null)} />
      )}
      {deleted && (
        <DeleteFileDialog
          store={store}
          file={deleted}
          // The button that opened the dialog is gone with its row.
          onDeleted={() => heading.current?.focus({ preventScroll: true })}
          onClose={() => setDeleted(null)}
        />
      )}
    </section>
  );
}

interface DropAreaProps {
  store: FileStore;
  enabled: boolean;
  onDrop(dropped: Dropped): void;
  children: ReactNode;
}

function DropArea({ store, enabled, onDrop, children }: DropAreaProps) {
  if (!enabled) return children;
  return (
    <FileDrop label={`Drop to upload to the ${STORE_WORDS[store].many}`} onDrop={onDrop}>
      {children}
    </FileDrop>
  );
}
