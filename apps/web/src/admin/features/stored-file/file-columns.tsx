import type { Column } from "@saywhere/ui/list/data-table";
import { type FileStore, formatFileSize, type StoredFile } from "@saywhere/validators/files/stored-file";
import { StoredFileName } from "../../lib/stored-file/stored-file-name.tsx";
import { When } from "../../lib/text/relative-time-label.tsx";
import { AssetPicture } from "./asset-picture.tsx";
import styles from "./file-columns.module.css";

const SIZE: Column<StoredFile> = {
  id: "size",
  header: "Size",
  cell: ({ size }) => <span className={styles.number}>{formatFileSize(size)}</span>,
  align: "end",
  width: "7rem",
};

const LAST_MODIFIED: Column<StoredFile> = {
  id: "lastModified",
  header: "Last Modified",
  cell: ({ lastModified }) => <When at={lastModified} />,
  width: "10rem",
  hideBelow: "sm",
};

export const fileColumns: Record<FileStore, Column<StoredFile>[]> = {
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
    SIZE,
    LAST_MODIFIED,
  ],
  media: [
    { id: "filename", header: "Filename", cell: ({ key }) => <StoredFileName fileKey={key} /> },
    SIZE,
    LAST_MODIFIED,
  ],
};
