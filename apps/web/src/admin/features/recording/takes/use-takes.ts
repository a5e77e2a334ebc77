import { notify } from "@saywhere/ui/toasts/notify";
import type { TranslationRow } from "@saywhere/validators/content/translation";
import { useEffect, useRef, useState } from "react";
import { onErrorToastWithReason } from "../../../lib/api/error-toast.ts";
import { useTRPCClient } from "../../../lib/api/trpc.ts";
import { useInvalidateRecords } from "../../../lib/api/use-invalidate-records.ts";
import { checkRecording, uploadRecording } from "../../../lib/stored-file/upload/upload-recording.ts";
import { UploadFailure } from "../../../lib/stored-file/upload/upload-request.ts";
import { errorText } from "../../../lib/text/error-text.ts";
import { attachRecording, TextChanged, undoRecording, uploadTake } from "./save-take.ts";
import type { Take } from "./take.ts";

type Row = Pick<TranslationRow, "language" | "phrase">;

/**
 * The takes of a sitting that are not attached yet, by the IDs of their translations. One that cannot be stored stays,
 * to be tried again.
 */
export function useTakes() {
  const client = useTRPCClient();
  const refresh = useInvalidateRecords();
  const [takes, setTakes] = useState<ReadonlyMap<number, Take>>(new Map());
  // Read by work that goes on while the screen renders.
  const latest = useRef(takes);
  const sending = useRef(new AbortController());
  const [saved, setSaved] = useState<ReadonlySet<number>>(new Set());
  const [uploading, setUploading] = useState(false);

  useEffect(() => {
    if (sending.current.signal.aborted) sending.current = new AbortController();
    return () => sending.current.abort();
  }, []);

  const set = (id: number, take: Take | null) => {
    const next = new Map(latest.current);
    if (take) next.set(id, take);
    else next.delete(id);
    latest.current = next;
    setTakes(next);
  };
  const change = (id: number, changes: Partial<Take>) => {
    const take = latest.current.get(id);
    if (take) set(id, { ...take, ...changes });
  };
  const markSaved = (id: number, isSaved: boolean) =>
    setSaved((before) => new Set([...before].filter((one) => one !== id).concat(isSaved ? id : [])));

  const undo = async (id: number, recording: { url: string; previous: string | null }) => {
    try {
      await undoRecording(client, id, recording);
      markSaved(id, false);
      notify({ title: "Recording removed", message: "The translation has the audio that it had before." });
      await refresh("translation");
    } catch (error) {
      onErrorToastWithReason("undo the recording")(error);
    }
  };

  /** Attaches a stored file to its translation. */
  const attach = async (
    id: number,
    { language, phrase }: Row,
    { signal, ...recording }: { text: string; url: string; signal: AbortSignal },
  ) => {
    const previous = await attachRecording(client, id, recording);
    if (signal.aborted) return;
    set(id, null);
    markSaved(id, true);
    notify({
      title: "Recording saved",
      message: `“${phrase.english}” in ${language.name}`,
      action: { label: "Undo", onClick: () => void undo(id, { url: recording.url, previous }) },
    });
    await Promise.all([refresh("translation"), refresh("file")]);
  };

  /**
   * Uploads a sound file as it is, and attaches it to its translation.
   *
   * @returns why it was not attached; null if it was
   */
  const upload = async (id: number, row: Row, { file, text }: { file: File; text: string }) => {
    const invalid = checkRecording(file);
    if (invalid !== null) return invalid;
    const { signal } = sending.current;
    setUploading(true);
    try {
      const of = { language: row.language.slug, phrase: row.phrase.slug };
      const { url } = await uploadRecording(file, of, signal);
      await attach(id, row, { text, url, signal });
      return null;
    } catch (error) {
      if (error instanceof TextChanged) await refresh("translation");
      return messageOf(error);
    } finally {
      setUploading(false);
    }
  };

  /** Uploads a take and attaches it to its translation. A failure stays with the take. */
  const send = async (id: number, row: Row) => {
    const take = latest.current.get(id);
    if (!take || take.step === "sending") return;
    const { signal } = sending.current;
    change(id, { step: "sending", message: undefined });
    try {
      const of = { language: row.language.slug, phrase: row.phrase.slug };
      const file = take.file ?? (await uploadTake(take, of, signal));
      change(id, { file });
      await attach(id, row, { text: take.text, url: file.url, signal });
    } catch (error) {
      if (signal.aborted) return;
      const message = messageOf(error);
      change(id, { step: "failed", message, ...(error instanceof TextChanged && { text: error.text }) });
      if (error instanceof TextChanged) await refresh("translation");
    }
  };

  return {
    takes,
    /** Whether any is not attached yet. */
    isUnsaved: () => latest.current.size > 0 || uploading,
    add: (id: number, take: Take) => set(id, take),
    /** Changes the part of a take that is kept. */
    trim: (id: number, range: Take["range"]) => change(id, { range, file: undefined }),
    send,
    upload,
    uploading,
    discard: () => {
      sending.current.abort();
      // The screen may stay, for example when signing out fails.
      sending.current = new AbortController();
      latest.current = new Map();
      setTakes(latest.current);
    },
    /** The translations that were recorded in this sitting. */
    saved,
  };
}

function messageOf(error: unknown): string {
  return error instanceof UploadFailure || error instanceof TextChanged ? error.message : errorText(error);
}
