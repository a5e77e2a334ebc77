import { Button } from "@saywhere/ui/button";
import { SectionHeading } from "@saywhere/ui/section-heading";
import { notify } from "@saywhere/ui/toasts/notify";
import { type ChangeEvent, useRef } from "react";
import { importProgress, type Progress } from "./progress.ts";
import styles from "./progress-panel.module.css";
import { downloadProgress } from "./write-progress-file.ts";

/** What was learned on this device, as a file to keep or to take to another device. */
export function ProgressPanel({ progress }: { progress: Progress | null }) {
  const input = useRef<HTMLInputElement>(null);
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file) await importFile(file);
    // The same file can be chosen again.
    if (input.current) input.current.value = "";
  };
  return (
    <section aria-labelledby="practice-progress">
      <SectionHeading id="practice-progress">Progress</SectionHeading>
      <p className={styles.summary}>{progress ? summary(progress) : "Loading your progress…"}</p>
      <p className={styles.note}>
        Your progress is only on this device. Export it to keep a copy or to move it.
      </p>
      <div className={styles.actions}>
        <Button
          variant="outline"
          disabled={!progress || progress.reviews.size === 0}
          onClick={() => progress && downloadProgress(progress)}
        >
          Export progress
        </Button>
        <Button variant="outline" disabled={!progress} onClick={() => input.current?.click()}>
          Import progress
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          aria-label="Progress file"
          hidden
          onChange={choose}
        />
      </div>
    </section>
  );
}

function summary({ reviews, days }: Progress): string {
  if (reviews.size === 0) return "Nothing practiced yet.";
  return `${count(days.size, "day")} of practice, ${count(reviews.size, "card")}.`;
}

function count(number: number, noun: string): string {
  return number === 1 ? `1 ${noun}` : `${number} ${noun}s`;
}

/** Adds a file's progress to this device's; a file that cannot be read changes nothing. */
async function importFile(file: File): Promise<void> {
  try {
    const { readProgressFile } = await import("./read-progress-file.ts");
    const imported = readProgressFile(await file.text());
    await importProgress(imported);
    notify({ title: "Progress imported", message: `${count(imported.reviews.size, "card")} in the file.` });
  } catch (error) {
    notify({
      title: "The progress could not be imported",
      message: `${reasonOf(error)} Your progress is unchanged.`,
      variant: "destructive",
    });
  }
}

function reasonOf(error: unknown): string {
  // Only the errors about the file have a message for visitors; its class would load the parser.
  if (error instanceof Error && error.name === "ProgressFileError") return error.message;
  console.error("The import failed", error);
  return "Check your connection and that this browser stores data for this site, then try again.";
}
