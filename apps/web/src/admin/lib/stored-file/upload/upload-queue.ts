import type { StoredFile } from "@saywhere/validators/files/stored-file";
import { errorText } from "../../text/error-text.ts";
import { numberedKey } from "../file-key.ts";
import { type SendRequest, UploadFailure } from "./upload-request.ts";

/** Number of parallel uploads. */
const CONCURRENCY = 3;

interface UploadQueueOptions {
  /** Whether a file with this key exists. */
  isStored(key: string): Promise<boolean>;
  send(request: Omit<SendRequest, "store">): Promise<StoredFile>;
  onStored(file: StoredFile): void;
}

/** Uploads files to a store, three in parallel. A failed one does not stop the others. */
export class UploadQueue {
  readonly #options: UploadQueueOptions;
  readonly #listeners = new Set<() => void>();
  readonly #running = new Map<number, AbortController>();
  #uploads: readonly Upload[] = [];
  #lastId = 0;

  constructor(options: UploadQueueOptions) {
    this.#options = options;
  }

  readonly get = (): readonly Upload[] => this.#uploads;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(files: readonly { file: File; name: string }[]): void {
    const added = files.map(({ file, name }): Upload => {
      this.#lastId += 1;
      return { id: this.#lastId, file, name, state: { step: "ready" } };
    });
    this.#set([...this.#uploads, ...added]);
  }

  rename(id: number, name: string): void {
    this.#set(this.#uploads.map((upload) => (upload.id === id ? { ...upload, name } : upload)));
  }

  /** Removes a file from the list, and aborts its upload. */
  remove(id: number): void {
    this.#running.get(id)?.abort();
    this.#set(this.#uploads.filter((upload) => upload.id !== id));
  }

  start(id: number, target: UploadRequest): void {
    this.#change(id, { step: "waiting", target });
    this.#startNext();
  }

  skip(id: number): void {
    this.#change(id, { step: "skipped" });
  }

  cancel(id: number): void {
    this.#running.get(id)?.abort();
    this.#change(id, { step: "cancelled" });
  }

  /** Cancels all uploads that are not stored yet. */
  readonly stop = (): void => {
    for (const upload of this.#uploads) if (isInProgress(upload)) this.cancel(upload.id);
  };

  #startNext(): void {
    for (const { id, state } of this.#uploads) {
      if (this.#running.size >= CONCURRENCY) return;
      if (state.step === "waiting") void this.#run(id, state.target);
    }
  }

  async #run(id: number, target: UploadRequest): Promise<void> {
    const control = new AbortController();
    this.#running.set(id, control);
    const change = (state: UploadState) => {
      if (!control.signal.aborted) this.#change(id, state);
    };
    change({ step: "sending", target, sent: 0 });
    try {
      change(await this.#store(id, target, control.signal, change));
    } catch (error) {
      if (error instanceof UploadFailure && error.status === 409) change({ step: "exists", key: target.key });
      else
        change({
          step: "failed",
          message: error instanceof UploadFailure ? error.message : errorText(error),
        });
    }
    // A canceled upload may have been restarted in the meantime.
    if (this.#running.get(id) === control) this.#running.delete(id);
    this.#startNext();
  }

  async #store(
    id: number,
    { key, existing }: UploadRequest,
    signal: AbortSignal,
    change: (state: UploadState) => void,
  ): Promise<UploadState> {
    const file = this.#uploads.find((upload) => upload.id === id)?.file as File;
    // Checked before sending: a server that rejects a body early closes the connection, and its error is lost.
    const taken = existing !== "replace" && (await this.#options.isStored(key));
    if (taken && existing === "ask") return { step: "exists", key };
    const target = { key: taken ? await this.#freeKey(id, key) : key, existing };
    change({ step: "sending", target, sent: 0 });
    const stored = await this.#options.send({
      key: target.key,
      file,
      replace: existing === "replace",
      onProgress: (sent) => change({ step: "sending", target, sent: Math.min(sent, file.size) }),
      signal,
    });
    this.#options.onStored(stored);
    return { step: "done", stored };
  }

  async #freeKey(id: number, key: string): Promise<string> {
    for (let number = 2; ; number += 1) {
      const free = numberedKey(key, number);
      const used = this.#uploads.some((other) => other.id !== id && keyInProgress(other) === free);
      if (!used && !(await this.#options.isStored(free))) return free;
    }
  }

  #change(id: number, state: UploadState): void {
    this.#set(this.#uploads.map((upload) => (upload.id === id ? { ...upload, state } : upload)));
  }

  #set(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}

function keyInProgress({ state }: Upload): string | null {
  return state.step === "waiting" || state.step === "sending" ? state.target.key : null;
}

/** What to do with a file whose name already exists. */
export type ExistingAnswer = "replace" | "keep" | "skip";

/** The key to store a file under, and what to do when it already exists. */
interface UploadRequest {
  key: string;
  existing: "ask" | "replace" | "keep";
}

type UploadState =
  | { step: "ready" }
  | { step: "waiting"; target: UploadRequest }
  | { step: "sending"; target: UploadRequest; sent: number }
  /** Another file has the key. */
  | { step: "exists"; key: string }
  | { step: "failed"; message: string }
  | { step: "cancelled" | "skipped" }
  | { step: "done"; stored: StoredFile };

/** A file of the upload dialog. */
export interface Upload {
  id: number;
  file: File;
  /** The requested name, which is sanitized before it is sent. */
  name: string;
  state: UploadState;
}

/** Whether an upload is queued or being sent. */
export function isInProgress({ state: { step } }: Upload): boolean {
  return step === "waiting" || step === "sending";
}

/** Whether an upload can be renamed and started. */
export function canStart({ state: { step } }: Upload): boolean {
  return step !== "done" && step !== "exists" && step !== "waiting" && step !== "sending";
}
