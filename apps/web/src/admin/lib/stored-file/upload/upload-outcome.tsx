import { Button } from "@saywhere/ui/button";
import IconAlertTriangle from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import type { ReactNode } from "react";
import { CopyUrlButton } from "../copy-url-button.tsx";
import { OverwritePrompt } from "./overwrite-prompt.tsx";
import type { ExistingAnswer, Upload } from "./upload.ts";
import styles from "./upload-row.module.css";

interface UploadOutcomeProps {
  upload: Upload;
  /** Whether it can be tried again as it is. */
  startable: boolean;
  onStart(): void;
  onAnswer(answer: ExistingAnswer): void;
}

/** What became of a file, and what can be done about it. */
export function UploadOutcome({ upload, startable, onStart, onAnswer }: UploadOutcomeProps) {
  const { name, state } = upload;
  const again = startable && (
    <Button variant="outline" size="sm" aria-label={`Try again: ${name}`} onClick={onStart}>
      Try again
    </Button>
  );
  switch (state.step) {
    case "ready":
    case "waiting":
    case "sending":
      return null;
    case "exists":
      return <OverwritePrompt fileKey={state.key} onAnswer={onAnswer} />;
    case "done":
      return (
        <Told icon={<IconCheck size={18} stroke={2} aria-hidden />} words="Uploaded">
          <CopyUrlButton name={name} address={state.stored.url} />
        </Told>
      );
    case "failed":
      return (
        <Told icon={<IconAlertTriangle size={18} stroke={1.75} aria-hidden />} words={state.message}>
          {again}
        </Told>
      );
    case "skipped":
      return <Told words="Skipped: the file that is there stays as it is.">{again}</Told>;
    case "cancelled":
      return <Told words="Cancelled">{again}</Told>;
  }
}

function Told({ icon, words, children }: { icon?: ReactNode; words: string; children: ReactNode }) {
  return (
    <div className={styles.outcome}>
      {icon}
      <p>{words}</p>
      {children}
    </div>
  );
}
