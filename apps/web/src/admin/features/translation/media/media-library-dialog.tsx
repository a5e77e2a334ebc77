import { Switch } from "@mantine/core";
import { Button } from "@saywhere/ui/button";
import { Dialog, DialogActions } from "@saywhere/ui/dialog/dialog";
import type { StoredFile } from "@saywhere/validators/files/stored-file";
import IconUpload from "@tabler/icons-react/dist/esm/icons/IconUpload.mjs";
import { useState } from "react";
import { SearchField } from "../../../lib/list/search-field.tsx";
import { useMe } from "../../../lib/session/session.tsx";
import { STORE_WORDS } from "../../../lib/stored-file/store-labels.ts";
import { UploadDialog } from "../../../lib/stored-file/upload/upload-dialog.tsx";
import styles from "./media-library-dialog.module.css";
import { LibraryList } from "./media-library-list.tsx";

const TITLES = { audio: "Choose audio", video: "Choose a video" };

interface MediaLibraryDialogProps {
  kind: "audio" | "video";
  onChoose(file: StoredFile): void;
  onClose(): void;
}

/** The media files, to search, to play and to choose from. Mounted while it is open. */
export function MediaLibraryDialog({ kind, onChoose, onClose }: MediaLibraryDialogProps) {
  const administers = useMe().role === "administrator";
  const [search, setSearch] = useState("");
  const [all, setAll] = useState(false);
  const [uploading, setUploading] = useState(false);
  const [uploaded, setUploaded] = useState<StoredFile[]>([]);
  return (
    <>
      <Dialog onClose={onClose} title={TITLES[kind]} width={640} fullScreenOnPhones tall>
        <div ref={beginInSearch} className={styles.filters}>
          <SearchField label="Search media files" value={search} onSearch={setSearch} />
          <Switch
            label="Show all file types"
            checked={all}
            onChange={(event) => setAll(event.currentTarget.checked)}
          />
        </div>
        <div className={styles.list}>
          <LibraryList kind={all ? null : kind} search={search} uploaded={uploaded} onChoose={onChoose} />
        </div>
        <DialogActions>
          {administers && (
            <span className={styles.upload}>
              <Button
                variant="outline"
                size="sm"
                icon={<IconUpload stroke={1.75} aria-hidden />}
                onClick={() => setUploading(true)}
              >
                {STORE_WORDS.media.upload}
              </Button>
            </span>
          )}
          <Button variant="outline" size="sm" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      </Dialog>
      {uploading && (
        <UploadDialog
          store="media"
          onClose={() => setUploading(false)}
          onStored={(file) =>
            setUploaded((before) => [file, ...before.filter(({ key }) => key !== file.key)])
          }
        />
      )}
    </>
  );
}

function beginInSearch(filters: HTMLElement | null): void {
  filters?.querySelector("input")?.setAttribute("data-autofocus", "");
}
