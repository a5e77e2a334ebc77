import { notify, removeToast } from "@saywhere/ui/toasts/notify";
import type { TranslationInput, TranslationRow } from "@saywhere/validators/content/translation";
import { useState } from "react";
import { useUnmountSignal } from "../../../../shared/use-unmount-signal.ts";
import type { EntityForm } from "../../../lib/form/use-entity-form.ts";
import { checkRecording, uploadRecording } from "../../../lib/stored-file/upload/upload-recording.ts";
import { UploadFailure } from "../../../lib/stored-file/upload/upload-request.ts";
import { useRefreshFiles } from "../../../lib/stored-file/use-stored-files.ts";
import { errorText } from "../../../lib/text/error-text.ts";
import type { TranslationValues } from "../translation-form.ts";

export type RecordingUpload = ReturnType<typeof useRecordingUpload>;

/**
 * Uploads a sound file as the recording of a translation. The form gets its URL, and saves it with its other fields, so
 * that an upload changes no record below the open dialog.
 */
export function useRecordingUpload(
  form: EntityForm<TranslationValues, TranslationInput>,
  { language, phrase }: Pick<TranslationRow, "language" | "phrase">,
) {
  const unmounted = useUnmountSignal();
  const refresh = useRefreshFiles("media");
  const [pending, setPending] = useState(false);
  /** Why the last file was not uploaded. */
  const [problem, setProblem] = useState<string | null>(null);

  const replaceAudio = (url: string) => {
    const before = form.getValues().audio_url;
    form.setFieldValue("audio_url", url);
    notify({
      title: "Recording uploaded",
      message: "It is on the site once you update the translation.",
      action: {
        label: "Undo",
        onClick: () => {
          removeToast();
          if (form.getValues().audio_url === url) form.setFieldValue("audio_url", before);
        },
      },
    });
  };

  const upload = async (file: File) => {
    const invalid = checkRecording(file);
    setProblem(invalid);
    if (invalid !== null) return;
    const signal = unmounted.current;
    setPending(true);
    try {
      const { url } = await uploadRecording(file, { language: language.slug, phrase: phrase.slug }, signal);
      replaceAudio(url);
      void refresh();
    } catch (error) {
      if (signal.aborted) return;
      setProblem(error instanceof UploadFailure ? error.message : errorText(error));
    } finally {
      setPending(false);
    }
  };
  return { upload: (file: File) => void upload(file), pending, problem };
}
