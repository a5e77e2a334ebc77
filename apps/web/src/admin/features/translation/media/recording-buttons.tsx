import { FileButton } from "@mantine/core";
import { Button } from "@saywhere/ui/button";
import { RECORDING_EXTENSIONS } from "@saywhere/validators/files/stored-file";
import IconMicrophone from "@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs";
import IconUpload from "@tabler/icons-react/dist/esm/icons/IconUpload.mjs";
import { useRef } from "react";
import { RouterButtonLink } from "../../../lib/screen/router-button-link.tsx";
import type { RecordingUpload } from "./use-recording-upload.ts";

interface RecordingButtonsProps {
  translationId: number;
  upload: RecordingUpload;
}

/** Record a stored translation by the microphone, or upload a file. */
export function RecordingButtons({ translationId, upload: { upload, pending } }: RecordingButtonsProps) {
  const reset = useRef<() => void>(null);
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
      <FileButton
        accept={RECORDING_EXTENSIONS.map((extension) => `.${extension}`).join(",")}
        inputProps={{ "aria-label": "Recording to upload" }}
        resetRef={reset}
        onChange={(file) => {
          if (file) upload(file);
          // The same file can be chosen again after it was corrected.
          reset.current?.();
        }}
      >
        {({ onClick }) => (
          <Button
            variant="outline"
            size="sm"
            icon={<IconUpload stroke={1.75} aria-hidden />}
            pending={pending}
            onClick={onClick}
          >
            Upload
          </Button>
        )}
      </FileButton>
    </>
  );
}
