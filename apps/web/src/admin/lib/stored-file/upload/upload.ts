import type { StoredFile } from "@saywhere/validators/files/stored-file";

/** What may happen where a file of the same name is there already. */
export type ExistingAnswer = "replace" | "keep" | "skip";

/** Under which key a file is to be stored, and what happens to one that has it already. */
export interface UploadRequest {
  key: string;
  existing: "ask" | "replace" | "keep";
}

export type UploadState =
  /** It can be renamed, and has not been started. */
  | { step: "ready" }
  | { step: "waiting"; wanted: UploadRequest }
  | { step: "sending"; wanted: UploadRequest; sent: number }
  /** Another file has the key. */
  | { step: "exists"; key: string }
  | { step: "failed"; message: string }
  | { step: "cancelled" | "skipped" }
  | { step: "done"; stored: StoredFile };

/** A file that was chosen to be uploaded. */
export interface Upload {
  id: number;
  file: File;
  /** As it is to be called; cleaned when it is sent. */
  name: string;
  state: UploadState;
}

/** Whether it waits for its turn, or is on its way. */
export function isInProgress({ state: { step } }: Upload): boolean {
  return step === "waiting" || step === "sending";
}

/** Whether its name can still be changed, and it can be started. */
export function canStart({ state: { step } }: Upload): boolean {
  return step !== "done" && step !== "exists" && step !== "waiting" && step !== "sending";
}
