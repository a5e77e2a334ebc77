import { FileButton } from "@mantine/core";
import { Button } from "@saywhere/ui/button";
import { RECORDING_EXTENSIONS } from "@saywhere/validators/files/stored-file";
import IconUpload from "@tabler/icons-react/dist/esm/icons/IconUpload.mjs";
import { useRef } from "react";

interface UploadRecordingButtonProps {
  pending: boolean;
  disabled?: boolean;
  size?: "sm";
  onFile(file: File): void;
}

/** Chooses a sound file as the recording of a translation. */
export function UploadRecordingButton({ onFile, ...button }: UploadRecordingButtonProps) {
  const reset = useRef<() => void>(null);
  return (
    <FileButton
      accept={RECORDING_EXTENSIONS.map((extension) => `.${extension}`).join(",")}
      inputProps={{ "aria-label": "Recording to upload" }}
      resetRef={reset}
      onChange={(file) => {
        if (file) onFile(file);
        // The same file can be chosen again after it was corrected.
        reset.current?.();
      }}
    >
      {({ onClick }) => (
        <Button
          {...button}
          variant="outline"
          icon={<IconUpload stroke={1.75} aria-hidden />}
          onClick={onClick}
        >
          Upload
        </Button>
      )}
    </FileButton>
  );
}
