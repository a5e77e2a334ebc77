import { IconButton } from "@saywhere/ui/icon-button";
import { IconBookmark } from "@tabler/icons-react";
import { ListenIcon, type ListenIconProps } from "../../lib/sound/listen-icon.tsx";
import { useSaveToggle } from "../../lib/use-save-toggle.ts";
import styles from "./phrase-table.module.css";

export { watchVoice } from "../../lib/sound/voices.ts";

export type RowActionsProps = ListenIconProps;

/** Listen and Save for one phrase of a list. Loaded after the page, whose rows reserve the space. */
export function RowActions({ entry, voice }: RowActionsProps) {
  const { saved, toggle } = useSaveToggle(entry);
  return (
    <>
      <ListenIcon entry={entry} voice={voice} />
      <IconButton
        label={`Save “${entry.phrase.english}”`}
        pressed={saved !== undefined}
        className={styles.save}
        onClick={toggle}
      >
        <IconBookmark size={20} stroke={1.75} aria-hidden />
      </IconButton>
    </>
  );
}
