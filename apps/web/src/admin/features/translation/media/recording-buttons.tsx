import IconMicrophone from "@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs";
import { RouterButtonLink } from "../../../lib/screen/router-button-link.tsx";
import { UploadRecordingButton } from "../../../lib/stored-file/upload/upload-recording-button.tsx";
import type { RecordingUpload } from "./use-recording-upload.ts";

interface RecordingButtonsProps {
  translationId: number;
  upload: RecordingUpload;
}

/** Record a stored translation by the microphone, or upload a file. */
export function RecordingButtons({ translationId, upload: { upload, pending } }: RecordingButtonsProps) {
  return (
    <>
      <RouterButtonLink
        to="/translations/record"
        search={{ translation: translationId }}
        variant="outline"
        size="sm"
        icon={<IconMicrophone stroke={1.75} aria-hidden />}
      >
        Record
      </RouterButtonLink>
      <UploadRecordingButton size="sm" pending={pending} onFile={upload} />
    </>
  );
}
