import { SaveIcon } from "../../lib/list-tools/save-icon.tsx";
import { ListenIcon, type ListenIconProps } from "../../lib/sound/listen-icon.tsx";

export { watchVoice } from "../../lib/sound/voices.ts";

/** Listen and Save for one phrase of a list. Loaded after the page, whose rows reserve the space. */
export function RowTools({ entry, voice }: ListenIconProps) {
  return (
    <>
      <ListenIcon entry={entry} voice={voice} />
      <SaveIcon entry={entry} />
    </>
  );
}
