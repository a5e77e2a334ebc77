import type { StoredFile } from "@saywhere/validators/files/stored-file";
import { errorText } from "../../text/error-text.ts";
import { numberedKey } from "../file-key.ts";
import { type SendRequest, UploadFailure } from "./upload-request.ts";

/** How many files are sent at once. */
const AT_ONCE = 3;

interface UploadQueueParts {
  /** Whether a file has this key already. */
  isStored(key: string): Promise<boolean>;
  send(request: Omit<SendRequest, "store">): Promise<StoredFile>;
  onStored(file: StoredFile): void;
}

/** Files on their way to a store: three at once, each by itself. One that fails does not hold up the others. */
export class UploadQueue {
  readonly #parts: UploadQueueParts;
  readonly #listeners = new Set<() => void>();
  readonly #running = new Map<number, AbortController>();
  #uploads: readonly Upload[] = [];
  #lastId = 0;

  constructor(parts: UploadQueueParts) {
    this.#parts = parts;
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

  /** Takes a file off the list; one that is on its way is stopped. */
  remove(id: number): void {
    this.#running.get(id)?.abort();
    this.#set(this.#uploads.filter((upload) => upload.id !== id));
  }

  start(id: number, wanted: UploadRequest): void {
    this.#change(id, { step: "waiting", wanted });
    this.#goOn();
  }

  skip(id: number): void {
    this.#change(id, { step: "skipped" });
  }

  cancel(id: number): void {
    this.#running.get(id)?.abort();
    this.#change(id, { step: "cancelled" });
  }

  /** Stops everything that is not stored yet. */
  readonly stop = (): void => {
    for (const upload of this.#uploads) if (isInProgress(upload)) this.cancel(upload.id);
  };

  #goOn(): void {
    for (const { id, state } of this.#uploads) {
      if (this.#running.size >= AT_ONCE) return;
      if (state.step === "waiting") void this.#run(id, state.wanted);
    }
  }

  async #run(id: number, wanted: UploadRequest): Promise<void> {
    const control = new AbortController();
    this.#running.set(id, control);
    const change = (state: UploadState) => {
      if (!control.signal.aborted) this.#change(id, state);
    };
    change({ step: "sending", wanted, sent: 0 });
    try {
      change(await this.#store(id, wanted, control.signal, change));
    } catch (error) {
      if (error instanceof UploadFailure && error.status === 409) change({ step: "exists", key: wanted.key });
      else
        change({
          step: "failed",
          message: error instanceof UploadFailure ? error.message : errorText(error),
        });
    }
    // It may have been started anew, after it was cancelled.
    if (this.#running.get(id) === control) this.#running.delete(id);
    this.#goOn();
  }

  async #store(
    id: number,
    { key, existing }: UploadRequest,
    signal: AbortSignal,
    change: (state: UploadState) => void,
  ): Promise<UploadState> {
    const file = this.#uploads.find((upload) => upload.id === id)?.file as File;
    // Asked before a byte is sent: servers that refuse early cut the connection, and the reason with it.
    const taken = existing !== "replace" && (await this.#parts.isStored(key));
    if (taken && existing === "ask") return { step: "exists", key };
    const wanted = { key: taken ? await this.#freeKey(id, key) : key, existing };
    change({ step: "sending", wanted, sent: 0 });
    const stored = await this.#parts.send({
      key: wanted.key,
      file,
      replace: existing === "replace",
      onProgress: (sent) => change({ step: "sending", wanted, sent: Math.min(sent, file.size) }),
      signal,
    });
    this.#parts.onStored(stored);
    return { step: "done", stored };
  }

  async #freeKey(id: number, key: string): Promise<string> {
    for (let number = 2; ; number += 1) {
      const free = numberedKey(key, number);
      const used = this.#uploads.some((other) => other.id !== id && keyUnderWay(other) === free);
      if (!used && !(await this.#parts.isStored(free))) return free;
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

function keyUnderWay({ state }: Upload): string | null {
  return state.step === "waiting" || state.step === "sending" ? state.wanted.key : null;
}

/** What may happen where a file of the same name is there already. */
export type ExistingAnswer = "replace" | "keep" | "skip";

/** Under which key a file is to be stored, and what happens to one that has it already. */
interface UploadRequest {
  key: string;
  existing: "ask" | "replace" | "keep";
}

type UploadState =
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
