import { formatBytes } from "./format-bytes.ts";
import { useDownloadShare } from "./pack-downloads.ts";
import type { PackRecord } from "./pack-registry.ts";
import styles from "./pack-state.module.css";

/** Whether a language is kept, being loaded or renewed, or incomplete. */
export function PackState({ record }: { record: PackRecord }) {
  const share = useDownloadShare(record.slug);
  if (share === null) {
    return (
      <p className={styles.state} role="status" data-incomplete={record.version === null || undefined}>
        {describe(record)}
      </p>
    );
  }
  const percent = Math.floor(share * 100);
  const action = record.version === null ? "Loading" : "Updating";
  return (
    <div className={styles.state}>
      <p role="status">{action}…</p>
      <progress
        aria-label={`${action} ${record.name}`}
        value={percent}
        max={100}
        className={styles.progress}
      />
    </div>
  );
}

function describe({ version, phrases, bytes, recordings }: PackRecord): string {
  if (version === null) return "Not complete. Continue to load the rest.";
  return `Kept: ${phrases} phrases${recordings ? " with recordings" : ""}, ${formatBytes(bytes)}`;
}
