import { Progress } from "@mantine/core";
import { formatFileSize } from "@saywhere/validators/files/stored-file";
import type { Upload } from "./upload.ts";
import styles from "./upload-row.module.css";

/** How far a file is that waits for its turn, or is being sent. */
export function UploadProgress({ upload: { file, name, state } }: { upload: Upload }) {
  const sent = state.step === "sending" ? state.sent : 0;
  const share = file.size > 0 ? Math.floor((100 * sent) / file.size) : 0;
  return (
    <div className={styles.progress}>
      <Progress.Root size="sm">
        <Progress.Section value={share} aria-label={`Upload of ${name}`} />
      </Progress.Root>
      <span className={styles.amount}>{wordsFor(state.step, sent, file.size)}</span>
    </div>
  );
}

function wordsFor(step: Upload["state"]["step"], sent: number, size: number): string {
  if (step === "waiting") return "Waiting";
  // The server passes on what it is sent, and checks it on the way.
  return sent < size ? `${formatFileSize(sent)} of ${formatFileSize(size)}` : "Storing...";
}
