import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "../../../lib/api/trpc.ts";
import { FileLabel } from "../../../lib/stored-file/file-label.tsx";
import styles from "./media-library-file-name.module.css";
import { libraryAddress, libraryKey } from "./media-library-url.ts";

/** Says which file of the media an address leads to; nothing for other addresses. */
export function LibraryFileName({ address }: { address: string }) {
  const given = address.trim() !== "";
  // Any file tells where they all are. Without one, or without the storage, the address stands for itself.
  const { data } = useQuery(useTRPC().file.media.queryOptions({ limit: 1 }, { enabled: given }));
  const [file] = data?.files ?? [];
  const library = file ? libraryAddress(file) : null;
  const key = given && library !== null ? libraryKey(address, library) : null;
  if (key === null) return null;
  return (
    <p className={styles.file}>
      From the media: <FileLabel fileKey={key} />
    </p>
  );
}
