import { TextInput } from "@mantine/core";
import { Button } from "@saywhere/ui/button";
import type { TranslationInput } from "@saywhere/validators/content/translation";
import IconMusicSearch from "@tabler/icons-react/dist/esm/icons/IconMusicSearch.mjs";
import IconVideo from "@tabler/icons-react/dist/esm/icons/IconVideo.mjs";
import { type ReactNode, useState } from "react";
import type { EntityForm } from "../../../lib/form/use-entity-form.ts";
import { TRANSLATION_LABELS as LABELS, type TranslationValues } from "../translation-values.ts";
import styles from "./media-field.module.css";
import { MediaLibraryDialog } from "./media-library-dialog.tsx";
import { LibraryFileName } from "./media-library-file-name.tsx";

interface MediaFieldProps {
  form: EntityForm<TranslationValues, TranslationInput>;
  kind: "audio" | "video";
  /** What is heard or known of the address. */
  children: ReactNode;
}

/** The address of a recording or a video: typed, or chosen from the media files. */
export function MediaField({ form, kind, children }: MediaFieldProps) {
  const [choosing, setChoosing] = useState(false);
  const name = `${kind}_url` as const;
  const Icon = kind === "audio" ? IconMusicSearch : IconVideo;
  return (
    <div>
      <div className={styles.line}>
        <TextInput
          {...form.getInputProps(name)}
          className={styles.address}
          label={LABELS[name]}
          type="url"
          inputMode="url"
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
      </div>
      <LibraryFileName address={form.values[name]} />
      {children}
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
