import { Input, TextInput, type TextInputProps } from "@mantine/core";
import { Button } from "@saywhere/ui/button";
import type { TranslationInput } from "@saywhere/validators/content/translation";
import { optionalUrl } from "@saywhere/validators/texts/field-schemas";
import { parseVideo } from "@saywhere/validators/urls/video-embed";
import IconMicrophone from "@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs";
import IconMusicSearch from "@tabler/icons-react/dist/esm/icons/IconMusicSearch.mjs";
import IconVideo from "@tabler/icons-react/dist/esm/icons/IconVideo.mjs";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "../../../lib/api/trpc.ts";
import type { EntityForm } from "../../../lib/form/use-entity-form.ts";
import { RouterButtonLink } from "../../../lib/screen/router-button-link.tsx";
import { FileLabel } from "../../../lib/stored-file/file-label.tsx";
import { UploadRecordingButton } from "../../../lib/stored-file/upload/upload-recording-button.tsx";
import { TRANSLATION_LABELS as LABELS, type TranslationValues } from "../translation-form.ts";
import styles from "./media-field.module.css";
import { MediaLibraryDialog } from "./media-library-dialog.tsx";
import { libraryKey, libraryUrl } from "./media-library-url.ts";
import type { RecordingUpload } from "./use-recording-upload.ts";

interface MediaFieldProps extends Pick<TextInputProps, "description" | "rightSection"> {
  form: EntityForm<TranslationValues, TranslationInput>;
  kind: "audio" | "video";
  /** The stored translation whose audio can be recorded. */
  recording?: { translationId: number; upload: RecordingUpload } | undefined;
}

/** URL of a recording or a video: typed, or chosen from the media files. */
export function MediaField({ form, kind, recording, ...props }: MediaFieldProps) {
  const [choosing, setChoosing] = useState(false);
  const name = `${kind}_url` as const;
  const url = form.values[name];
  const Icon = kind === "audio" ? IconMusicSearch : IconVideo;
  return (
    <div>
      <div className={styles.line} data-recording={recording ? true : undefined}>
        <TextInput
          {...form.getInputProps(name)}
          className={styles.url}
          label={LABELS[name]}
          type="url"
          inputMode="url"
          {...props}
        />
        <Button
          variant="outline"
          size="sm"
          icon={<Icon stroke={1.75} aria-hidden />}
          aria-label={`Choose from media for ${LABELS[name]}`}
          onClick={() => setChoosing(true)}
        >
          Choose from media
        </Button>
        {recording && (
          <>
            <RouterButtonLink
              to="/translations/record"
              search={{ translation: recording.translationId }}
              variant="outline"
              size="sm"
              icon={<IconMicrophone stroke={1.75} aria-hidden />}
            >
              Record
            </RouterButtonLink>
            <UploadRecordingButton
              size="sm"
              pending={recording.upload.pending}
              onFile={recording.upload.upload}
            />
          </>
        )}
      </div>
      {recording?.upload.problem && (
        <div className={styles.preview}>
          <Input.Error role="alert">{recording.upload.problem}</Input.Error>
        </div>
      )}
      <LibraryFileName typed={url} />
      {kind === "audio" ? <AudioPreview typed={url} /> : <VideoPreview typed={url} />}
      {choosing && (
        <MediaLibraryDialog
          kind={kind}
          onChoose={(file) => {
            form.setFieldValue(name, file.url);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}

function AudioPreview({ typed }: { typed: string }) {
  const url = typed.trim();
  const [broken, setBroken] = useState<string | null>(null);
  if (!url || !optionalUrl.safeParse(url).success) return null;
  return (
    <div className={styles.preview}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the phrase itself is its caption */}
      <audio
        key={url}
        controls
        preload="none"
        src={url}
        aria-label="Listen to the audio"
        onError={() => setBroken(url)}
      />
      {broken === url && <p role="alert">This URL plays no audio. Check it.</p>}
    </div>
  );
}

/** The kind of video, with a link to it. */
function VideoPreview({ typed }: { typed: string }) {
  const video = parseVideo(typed);
  if (!video) return null;
  const [kind, url] =
    video.kind === "youtube"
      ? [video.start > 0 ? `YouTube video, from ${video.start} s` : "YouTube video", video.watchUrl]
      : [
          video.kind === "file"
            ? `Video file on ${video.host ?? "this site"}`
            : `Link to ${video.host ?? "this site"}, not a YouTube video`,
          video.url,
        ];
  return (
    <p className={styles.preview}>
      {kind}.{" "}
      <a href={url} target="_blank" rel="noreferrer">
        Watch
      </a>
    </p>
  );
}

/** Name of the media file that the URL points to; nothing for other URLs. */
function LibraryFileName({ typed }: { typed: string }) {
  const given = typed.trim() !== "";
  // The URL of any file shows the base URL of all.
  const { data } = useQuery(useTRPC().file.media.queryOptions({ limit: 1 }, { enabled: given }));
  const [file] = data?.files ?? [];
  const library = file ? libraryUrl(file) : null;
  const key = given && library !== null ? libraryKey(typed, library) : null;
  if (key === null) return null;
  return (
    <p className={styles.file}>
      Media file: <FileLabel fileKey={key} />
    </p>
  );
}
