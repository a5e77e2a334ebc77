import type { StoredFile } from "@saywhere/validators/files/stored-file";
import { levelSound } from "../../../../shared/recording/sound/cut-and-level.ts";
import { encodeMp3 } from "../../../../shared/recording/sound/encode-mp3.ts";
import type { createApiClient } from "../../../lib/api/trpc.ts";
import { uploadRecording } from "../../../lib/stored-file/upload/upload-recording.ts";
import type { Take } from "./take.ts";

type Client = ReturnType<typeof createApiClient>;

/** The text was changed after it was recorded. */
export class TextChanged extends Error {
  readonly text: string;

  constructor(text: string) {
    super(
      "The text was changed while you recorded. Compare it with your recording, and keep it or record again.",
    );
    this.text = text;
  }
}

/**
 * Uploads the part of a take that is kept, levelled, as an MP3 file.
 *
 * @param name slugs of the language and the phrase
 * @throws UploadFailure, or the reason of the aborted signal
 */
export async function uploadTake(
  { sound, range }: Take,
  name: { language: string; phrase: string },
  signal: AbortSignal,
): Promise<StoredFile> {
  const encoded = await encodeMp3(levelSound(sound, range));
  const file = new File([encoded], `${name.phrase}.mp3`, { type: encoded.type });
  return uploadRecording(file, name, signal);
}

/**
 * Makes a file the audio of a translation.
 *
 * @param text the native text that was recorded
 * @returns the previous audio
 * @throws TextChanged, or the error of the call
 */
export async function attachRecording(
  client: Client,
  id: number,
  { text, url }: { text: string; url: string },
): Promise<string | null> {
  const translation = await readTranslation(client, id);
  if (translation.native_text !== text) throw new TextChanged(translation.native_text);
  await client.translation.update.mutate({
    id,
    version: translation.version,
    native_text: text,
    audio_url: url,
  });
  return translation.audio_url;
}

/**
 * Returns a translation to the audio that it had before a recording, unless it has another one by now.
 *
 * @param url of the recording
 */
export async function undoRecording(
  client: Client,
  id: number,
  { url, previous }: { url: string; previous: string | null },
): Promise<void> {
  const { version, native_text, audio_url } = await readTranslation(client, id);
  if (audio_url !== url) throw new Error("The translation has another recording by now.");
  await client.translation.update.mutate({ id, version, native_text, audio_url: previous });
}

async function readTranslation(client: Client, id: number) {
  const { translation } = await client.translation.row.query({ id });
  if (!translation) throw new Error("The translation was deleted.");
  return translation;
}
